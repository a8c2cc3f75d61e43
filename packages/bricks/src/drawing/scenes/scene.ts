import type { Placed } from '../placed.ts';
import type { SceneOptions } from '../scene.ts';

/** What stands in a picture and how it is looked at; the size comes from the page. */
export interface Scene extends Omit<SceneOptions, 'width' | 'height' | 'idPrefix'> {
  placed: readonly Placed[];
}

/** Steeper than the catalogue view: boxes and piles are looked into. */
export const FROM_ABOVE = { yaw: -32, elevation: 44 };
export const GALLERY = { yaw: -36, elevation: 36 };
