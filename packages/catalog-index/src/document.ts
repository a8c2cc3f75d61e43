export type Scalar = string | number | boolean;

/** The values at a dotted path; lists on the way and at its end are walked through. Absent values and null give none. */
export const readPath = (document: unknown, path: string): Scalar[] => pathReader(path)(document);

/** Reads the same path of many documents. */
export function pathReader(path: string): (document: unknown) => Scalar[] {
  const steps = path.split('.');
  const readAny = (document: unknown): Scalar[] => {
    const found: Scalar[] = [];
    collect(document, steps, 0, found);
    return found;
  };
  return steps.length > 1 ? readAny : (document) => readOne(document, path) ?? readAny(document);
}

/** Most fields hold one value, or null. */
function readOne(document: unknown, name: string): Scalar[] | null {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return null;
  if (!Object.hasOwn(document, name)) return [];
  const value = (document as Record<string, unknown>)[name];
  return isScalar(value) ? [value] : value === null ? [] : null;
}

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function collect(value: unknown, steps: readonly string[], depth: number, found: Scalar[]): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, steps, depth, found);
  } else if (depth < steps.length) {
    const step = steps[depth]!;
    // Own fields only: a request names the path, and `constructor` must not lead out of the document.
    if (typeof value === 'object' && Object.hasOwn(value, step)) {
      collect((value as Record<string, unknown>)[step], steps, depth + 1, found);
    }
  } else if (isScalar(value)) {
    found.push(value);
  }
}
