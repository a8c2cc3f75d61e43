import type { Days, HomeDocument, HomePage, HomePart, ShownPart } from '@brixel/contract/home-page';

const isInDays = ({ from, until }: Days, today: string): boolean =>
  (from === null || from <= today) && (until === null || until >= today);

/** Whether a part is shown on a day such as 2026-12-24. */
export const isShown = (part: HomePart, today: string): boolean =>
  part.isOn && (!('from' in part) || isInDays(part, today));

/** What shoppers see of a home page on a day. Of several title pictures the first counts; banners beside each other share a row. */
export function homeDocument({ parts }: HomePage, today: string): HomeDocument {
  const document: HomeDocument = { headImage: null, mainBanners: [], smallBanners: [], productBanners: [] };
  const shown: ShownPart[] = [];
  for (const part of parts.filter((one) => isShown(one, today))) {
    switch (part.kind) {
      case 'hero': {
        if (document.headImage) break;
        const { kind, isOn, from, until, ...head } = part;
        document.headImage = head;
        shown.push({ kind });
        break;
      }
      case 'categories':
        document.mainBanners = part.large;
        document.tiles = part.small;
        shown.push({ kind: part.kind });
        break;
      case 'banner': {
        const { kind, isOn, from, until, ...banner } = part;
        document.smallBanners.push(banner);
        const last = shown.at(-1);
        if (last?.kind === 'banners' && last.banners.length < 2) last.banners.push(banner);
        else shown.push({ kind: 'banners', banners: [banner] });
        break;
      }
      default:
        shown.push({ kind: part.kind });
    }
  }
  return { ...document, parts: shown };
}

/** The parts of a page that nobody has composed yet, made of what storefronts are told of it. */
export function composedHome(document: Partial<HomeDocument>): HomePage {
  const { headImage, mainBanners = [], smallBanners = [], productBanners = [], tiles = null } = document;
  const always = { isOn: true, from: null, until: null };
  return {
    parts: [
      ...(headImage ? [{ kind: 'hero' as const, ...always, ...headImage }] : []),
      { kind: 'promises', isOn: true },
      { kind: 'categories', isOn: true, large: mainBanners, small: tiles },
      { kind: 'new', isOn: true },
      { kind: 'colours', isOn: true },
      ...[...smallBanners, ...productBanners].map((banner) => ({ kind: 'banner' as const, ...always, ...banner })),
      { kind: 'bestsellers', isOn: true },
    ],
  };
}
