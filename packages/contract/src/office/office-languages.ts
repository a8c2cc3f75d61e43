/** The office speaks the language of the person, whatever the stores do. */
export const officeLanguages = ['de', 'it', 'en'] as const;
export type OfficeLanguage = (typeof officeLanguages)[number];
