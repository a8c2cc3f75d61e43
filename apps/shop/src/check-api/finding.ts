/** What a check of an API has found: it is as the storefront needs it, something is not shown, or the shop cannot sell like this. */
export interface Finding {
  state: 'ok' | 'note' | 'problem';
  text: string;
}

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const note = (text: string): Finding => ({ state: 'note', text });
export const problem = (text: string): Finding => ({ state: 'problem', text });

/** What the other side, or the way there, says went wrong. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error);
