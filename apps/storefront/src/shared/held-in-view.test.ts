import { cutPhotoPath, photoPath } from '@brixel/contract/picture-paths';
import { expect, test } from 'vitest';
import { heldInView } from './held-in-view.ts';

test('what the owner wants in view stays in view where a picture is cut to its place', () => {
  const sha256 = 'a'.repeat(64);
  expect(heldInView(cutPhotoPath(sha256, { x: 75, y: 0 }))).toEqual({
    objectFit: 'cover',
    objectPosition: '75% 0%',
  });
  for (const path of [photoPath(sha256), '/banner/parts.png']) expect(heldInView(path)).toEqual({});
});
