/** The four steps of the mosaic builder and their addresses. */

export const STEP_NAMES = ['upload', 'cut', 'filter', 'size'] as const;
export type StepName = (typeof STEP_NAMES)[number];

export const LAST_STEP = STEP_NAMES.length - 1;

/** Below this width the builder starts over at the first step when a stored picture is loaded. */
export const NARROW_SCREEN = 1100;

export const stepPath = (name: StepName): string => `/mosaik-builder/step/${name}`;

export const stepName = (step: number): StepName => STEP_NAMES[step] ?? 'upload';

/** The step an address asks for; anything unknown is the first one. */
export function stepOfAddress(word: string | undefined, name: string | undefined): number {
  if (word !== 'step') return 0;
  const known: readonly (string | undefined)[] = STEP_NAMES;
  return Math.max(0, known.indexOf(name));
}

/** Going back is blocked at the first step, going on at the last. */
export const previousStep = (step: number): number => Math.max(0, step - 1);
export const nextStep = (step: number): number => Math.min(LAST_STEP, step + 1);

export interface Situation {
  asked: number;
  hasPicture: boolean;
  /** the picture was found in the browser's storage just now, it was not chosen in this visit */
  restored: boolean;
  screenWidth: number;
}

/** Every step but the first needs a picture, and a narrow screen starts over with a stored one. */
export function allowedStep({ asked, hasPicture, restored, screenWidth }: Situation): number {
  if (!hasPicture) return 0;
  return restored && screenWidth < NARROW_SCREEN ? 0 : asked;
}
