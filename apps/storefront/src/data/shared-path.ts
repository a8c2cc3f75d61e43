/** The same page in each store: its path there, where it exists, or the one that it has everywhere. Paths are relative to their store. */
export type Alternates = string | Readonly<Record<string, string>>;

export const pathIn = (alternates: Alternates | undefined, storeCode: string): string | undefined =>
  typeof alternates === 'string' ? alternates : alternates?.[storeCode];
