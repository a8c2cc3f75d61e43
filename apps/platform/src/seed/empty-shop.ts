import type { DemoCatalog, SeedCmsNode, SeedCmsPage, Text } from '@brixel/demo-catalog/seed';

/**
 * What a shop begins with that is not a demo: the colours and sizes of bricks, and its legal pages with nothing in them
 * but what the shop knows of itself. Goods, categories and texts are the owner's.
 */
export async function emptyShop(): Promise<DemoCatalog> {
  const { ATTRIBUTES } = await import('@brixel/demo-catalog/base');
  return {
    categories: [],
    attributes: [...ATTRIBUTES],
    products: [],
    cmsPages: PAGES.map(toPage),
    cmsBlocks: [],
    cmsHierarchy: footer(),
    coupons: [],
    reviews: [],
  };
}

/** Stands in a page until its owner has written it; "before you open" looks for it. */
export const UNWRITTEN = 'data-unwritten';

const unwritten: Text = {
  de: `<p ${UNWRITTEN}>Dieser Text ist noch nicht geschrieben.</p>`,
  it: `<p ${UNWRITTEN}>Questo testo non è ancora stato scritto.</p>`,
  en: `<p ${UNWRITTEN}>This text has not been written yet.</p>`,
};

const everywhere = (all: string): Text => ({ de: all, it: all, en: all });

interface PageSeed {
  identifier: string;
  title: Text;
  content?: Text;
}

const page = (identifier: string, [de, it, en]: [string, string, string], content?: string): PageSeed => ({
  identifier,
  title: { de, it, en },
  ...(content && { content: everywhere(content) }),
});

/** The pages that forms, mails and the footer lead to. */
const PAGES: readonly PageSeed[] = [
  page('impressum', ['Impressum', 'Note legali', 'Legal notice'], '<p>{{firm}}</p>'),
  page('agb', ['AGB', 'Condizioni generali', 'Terms and conditions']),
  page('widerruf', ['Widerrufsrecht', 'Diritto di recesso', 'Right of withdrawal']),
  page('datenschutz', ['Datenschutz', 'Privacy', 'Privacy']),
  page('versand', ['Versand & Lieferzeit', 'Spedizione e tempi', 'Shipping & delivery times'], '<p>{{shipping}}</p>'),
  page('hilfe-kontakt', ['Hilfe & Kontakt', 'Aiuto e contatti', 'Help & contact'], '<p>{{firm}}</p>'),
];

/** Without which no shop may sell. */
export const LEGAL_PAGES: readonly string[] = ['impressum', 'agb', 'widerruf', 'datenschutz'];

const toPage = ({ identifier, title, content = unwritten }: PageSeed, place: number): SeedCmsPage => ({
  id: place + 1,
  identifier,
  title,
  heading: title,
  content,
  metaDescription: title,
});

function footer(): SeedCmsNode[] {
  const group: SeedCmsNode = {
    id: 10,
    parentId: null,
    pageId: null,
    identifier: 'information',
    label: { de: 'Informationen', it: 'Informazioni', en: 'Information' },
    path: everywhere(''),
    sortOrder: 1,
  };
  const links = PAGES.map(
    ({ identifier, title }, place): SeedCmsNode => ({
      id: group.id + place + 1,
      parentId: group.id,
      pageId: place + 1,
      identifier,
      label: title,
      path: everywhere(`/i/${identifier}`),
      sortOrder: place + 1,
    }),
  );
  const partList: SeedCmsNode = {
    id: group.id + PAGES.length + 1,
    parentId: group.id,
    pageId: null,
    identifier: 'teileliste',
    label: { de: 'Teileliste einfügen', it: 'Incolla una lista', en: 'Paste a parts list' },
    path: everywhere('/teileliste'),
    sortOrder: PAGES.length + 1,
  };
  return [group, ...links, partList];
}
