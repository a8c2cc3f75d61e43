import { type Adjustments, NO_ADJUSTMENT } from '../picture/adjust-picture.ts';

/** Settings of the sliders that suit many photos, under names that say what they do. */

export const LOOKS = [
  { name: 'natural', adjustments: NO_ADJUSTMENT },
  { name: 'vivid', adjustments: { brightness: 4, contrast: 18, saturation: 40 } },
  { name: 'soft', adjustments: { brightness: 14, contrast: -28, saturation: -22 } },
  { name: 'bold', adjustments: { brightness: 2, contrast: 62, saturation: 8 } },
] as const satisfies readonly { name: string; adjustments: Adjustments }[];

export const isSameLook = (one: Adjustments, other: Adjustments): boolean =>
  one.brightness === other.brightness && one.contrast === other.contrast && one.saturation === other.saturation;
