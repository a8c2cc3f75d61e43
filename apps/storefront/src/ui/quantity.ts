export interface QuantityBounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** The typed text as a whole number, or null while it is none. Grouping marks and blanks are forgiven. */
export function parseQuantity(text: string): number | null {
  const digits = text.replace(/[\s.,']/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

export function clampQuantity(value: number, { min = 1, max = Number.MAX_SAFE_INTEGER }: QuantityBounds): number {
  if (!Number.isFinite(value)) return min;
  // An empty stock gives max < min: the lower bound wins, the caller shows "sold out".
  return Math.max(min, Math.min(max, Math.trunc(value)));
}
