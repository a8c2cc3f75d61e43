/** Flakes of glitter and speckled plastic: in some cells of a fine grid one spot of its own size and place. */
export function isGrain(x: number, y: number, { size, fraction }: { size: number; fraction: number }): boolean {
  const cell = Math.max(0.45, size * 0.42);
  const [i, j] = [Math.floor(x / cell), Math.floor(y / cell)];
  if (noise(i, j, 0) > Math.min(0.75, fraction * 2)) return false;
  const radius = 0.16 + 0.26 * noise(i, j, 1);
  const dx = x / cell - i - radius - (1 - 2 * radius) * noise(i, j, 2);
  const dy = y / cell - j - radius - (1 - 2 * radius) * noise(i, j, 3);
  return dx * dx + dy * dy < radius * radius;
}

/** 0..1, the same for the same cell. */
function noise(i: number, j: number, salt: number): number {
  let hash = Math.imul(i + salt * 7919, 0x27d4eb2d) ^ Math.imul(j - salt * 104729, 0x165667b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
