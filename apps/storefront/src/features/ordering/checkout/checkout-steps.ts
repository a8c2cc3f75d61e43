/** The sections of the checkout, mirrored in the hash of its address. */

export const SECTIONS = ['personalDetails', 'shipping', 'payment', 'orderReview'] as const;
export type Section = (typeof SECTIONS)[number];

/** Nothing is sent of a virtual cart. */
export const sectionsFor = (isVirtual: boolean): readonly Section[] =>
  isVirtual ? SECTIONS.filter((section) => section !== 'shipping') : SECTIONS;

export const sectionOfHash = (hash: string): Section | null =>
  SECTIONS.find((section) => hash === `#${section}`) ?? null;

export type Completed = Record<Section, boolean>;

/** The first section that still needs something; the review is never complete. */
export const firstOpen = (sections: readonly Section[], completed: Completed): Section =>
  sections.find((section) => section === 'orderReview' || !completed[section]) ?? 'orderReview';

/** The section that is shown: the one asked for, but none behind an incomplete one. */
export function shownSection(sections: readonly Section[], completed: Completed, asked: Section | null): Section {
  const open = firstOpen(sections, completed);
  if (!asked || !sections.includes(asked)) return open;
  return sections.indexOf(asked) <= sections.indexOf(open) ? asked : open;
}

export const sectionAfter = (sections: readonly Section[], section: Section): Section =>
  sections[sections.indexOf(section) + 1] ?? 'orderReview';
