/** For a page that needs all of itself before its visitor does anything: as if somebody had touched it (`visitor-activity.ts`). */
export const beginActivity = (): void => void window.dispatchEvent(new Event('focusin'));
