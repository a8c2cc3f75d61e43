/** State of a link that changes a part of the page only, such as the colour of a product: the focus stays on it. */
export const KEEP_FOCUS = { keepFocus: true } as const;

/** Going back in the history finds the state again, but on another page the focus has nothing to stay on. */
export const keepsFocus = (state: unknown, navigationType: 'POP' | 'PUSH' | 'REPLACE'): boolean =>
  navigationType !== 'POP' &&
  typeof state === 'object' &&
  state !== null &&
  'keepFocus' in state &&
  state.keepFocus === true;
