/** What is no whole number is NaN, which the schema refuses. */
export const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);
