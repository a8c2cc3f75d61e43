import type { PartShape } from '../part.ts';
import { type Cylinder, STUD_RADIUS } from './solid.ts';
import type { V3 } from './vector.ts';

export function cylindersOf({ kind, w, d }: PartShape, width: number, height: number, play: number): Cylinder[] {
  const radius = width / 2 - play;
  const at = (z: number): V3 => [width / 2, (width / w) * (d / 2), z];
  const straight = (z: number, r: number, h: number): Cylinder => ({ base: at(z), radius: r, topRadius: r, height: h });
  switch (kind) {
    case 'round-brick':
    case 'round-plate':
    case 'round-tile': {
      const foot = w === 1 ? Math.min(1.6, height * 0.4) : 0.5;
      const body = straight(foot, radius, height - foot);
      return [
        straight(0, w === 1 ? radius * 0.8 : radius - 0.35, foot),
        kind === 'round-brick' && w > 1 ? { ...body, bore: 1.6 } : body,
      ];
    }
    case 'cone': {
      const foot = 1.6;
      return [
        straight(0, radius * 0.84, foot),
        { base: at(foot), radius, topRadius: STUD_RADIUS + 0.5, height: height - foot },
      ];
    }
    default:
      return [];
  }
}
