export type Scalar = string | number | boolean;

/** The values at a dotted path; lists on the way and at its end are walked through. Absent values and null give none. */
export function readPath(document: unknown, path: string): Scalar[] {
  const found: Scalar[] = [];
  collect(document, path.split('.'), 0, found);
  return found;
}

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
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    found.push(value);
  }
}

/** The names of the fields of all objects at a path; the empty path is the documents themselves. */
export function namesAt(documents: readonly object[], steps: readonly string[]): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown, depth: number): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth);
    } else if (typeof value === 'object' && value !== null) {
      const step = steps[depth];
      if (step === undefined) for (const name of Object.keys(value)) names.add(name);
      else if (Object.hasOwn(value, step)) visit((value as Record<string, unknown>)[step], depth + 1);
    }
  };
  for (const document of documents) visit(document, 0);
  return names;
}
