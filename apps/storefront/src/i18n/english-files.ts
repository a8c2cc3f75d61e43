export interface MessagesModule {
  messages: Record<string, string>;
}

/** No store of ours is in English: where to find these texts is fetched with the first of them. */
export const englishFiles = import.meta.glob<MessagesModule>('./en/*.ts');
