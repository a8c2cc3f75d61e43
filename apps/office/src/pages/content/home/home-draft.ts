import '../../settings/schemas-without-eval.ts';
import type { Banner, HomePage, HomePart } from '@brixel/contract/home-page';
import { homePage } from '@brixel/contract/home-settings';
import type { Translate } from '#i18n/i18n.ts';

/** A part in the form: it keeps its key when it is moved. */
export type DraftPart = HomePart & { key: string };

const keyed = (part: HomePart): DraftPart => ({ ...part, key: crypto.randomUUID() });

export const draftOf = ({ parts }: HomePage): DraftPart[] => parts.map(keyed);

/** As it is saved: lines that are still empty are left out. */
export const pageOf = (draft: readonly DraftPart[]): HomePage => ({
  parts: draft.map(({ key: _, ...part }) => tidy(part)),
});

const lines = (title: readonly string[]): string[] => title.map((line) => line.trim()).filter(Boolean);

function tidy(part: HomePart): HomePart {
  if (part.kind === 'hero' || part.kind === 'banner') return { ...part, title: lines(part.title) };
  if (part.kind === 'categories')
    return { ...part, large: part.large.map((banner) => ({ ...banner, title: lines(banner.title) })) };
  return part;
}

export const newBanner = (): Banner => ({
  title: [''],
  text: '',
  image: '',
  link: '/',
  linkText: '',
  tint: 'mango',
});

export const newPart = (kind: 'hero' | 'banner'): DraftPart => {
  const { tint, ...head } = newBanner();
  const days = { isOn: true, from: null, until: null };
  return keyed(kind === 'hero' ? { kind, ...days, ...head, alt: '' } : { kind, ...days, ...head, tint });
};

/** Sentences by the place of the mistake, such as `2.title`. */
export type Mistakes = ReadonlyMap<string, string>;

export function mistakesOf(page: HomePage, t: Translate): Mistakes {
  const found = new Map<string, string>();
  for (const { path, code } of homePage.safeParse(page).error?.issues ?? []) {
    // below `parts`; of the lines of a title all are one field
    const steps = path.slice(1);
    const field = steps.findLast((step) => typeof step === 'string');
    const place = steps.slice(0, steps.lastIndexOf(field ?? '') + 1).join('.');
    if (field === 'link' && code !== 'too_small') found.set(place, t('compose.wrongLink'));
    else if (field === 'until') found.set(place, t('compose.wrongDays'));
    else found.set(place, t(code === 'too_big' ? 'compose.tooLong' : 'field.required'));
  }
  return found;
}
