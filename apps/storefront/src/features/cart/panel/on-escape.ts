import type { KeyboardEvent } from 'react';

/** Esc takes back the last step, such as a question, before it closes the whole drawer. */
export const onEscape =
  (stepBack: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    stepBack();
  };
