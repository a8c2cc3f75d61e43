/** Selects the requested fields, without copying what stays whole. */
export type FieldSelector = <T extends object>(document: T) => Partial<T>;

const MAX_CACHED = 5000;
const MOST_SELECTORS = 64;

/** Patterns are names or dotted paths, with `*` for anything. Without `include` all fields are in; `exclude` wins. */
export function createFieldSelector(include: readonly string[], exclude: readonly string[]): FieldSelector {
  const decide = createDecider(include.map(toPattern), exclude.map(toPattern));

  /** What is left of a value, itself if that is all of it; undefined if it was only searched and nothing was found. */
  function prune(value: unknown, path: string, included: boolean): unknown {
    if (Array.isArray(value)) {
      const items = value.map((item) => prune(item, path, included)).filter((item) => item !== undefined);
      if (items.length === 0 && !included) return undefined;
      return items.length === value.length && items.every((item, at) => item === value[at]) ? value : items;
    }
    if (typeof value !== 'object' || value === null) return included ? value : undefined;
    const kept = pruneObject(value, path, included);
    return included || Object.keys(kept).length > 0 ? kept : undefined;
  }

  function pruneObject(source: object, path: string, included: boolean): object {
    const kept: Record<string, unknown> = {};
    let changed = false;
    for (const [name, value] of Object.entries(source)) {
      const fieldPath = path === '' ? name : `${path}.${name}`;
      const left = pruneField(value, fieldPath, included);
      if (left !== undefined) kept[name] = left;
      if (left !== value) changed = true;
    }
    return changed ? kept : source;
  }

  function pruneField(value: unknown, path: string, parentIncluded: boolean): unknown {
    const decision = decide(path, parentIncluded);
    if (decision === 'keep') return value;
    return decision === 'drop' ? undefined : prune(value, path, decision === 'thin');
  }

  // Documents live as long as their catalogue, and clients use the same few field lists.
  let selected = new WeakMap<object, object>();
  let count = 0;
  return <T extends object>(document: T): Partial<T> => {
    const known = selected.get(document);
    if (known) return known as Partial<T>;
    const result = pruneObject(document, '', include.length === 0);
    if (count >= MAX_CACHED) {
      selected = new WeakMap();
      count = 0;
    }
    selected.set(document, result);
    count += 1;
    return result as Partial<T>;
  };
}

interface Pattern {
  matches: (path: string) => boolean;
  /** the text before the first `*` */
  start: string;
  open: boolean;
}

/** Callers write the patterns, so they are matched in one pass; as regular expressions they could take for ever. */
function toPattern(text: string): Pattern {
  const [start = '', ...rest] = text.split('*');
  if (rest.length === 0) return { matches: (path) => path === text, start, open: false };
  const end = rest.at(-1) ?? '';
  const between = rest.slice(0, -1).filter((part) => part !== '');
  return {
    start,
    open: true,
    matches(path) {
      if (path.length < start.length + end.length || !path.startsWith(start) || !path.endsWith(end)) return false;
      let at = start.length;
      for (const part of between) {
        const found = path.indexOf(part, at);
        if (found < 0) return false;
        at = found + part.length;
      }
      return at <= path.length - end.length;
    },
  };
}

/** Can the pattern match a path below this one? */
const reachesBelow = ({ start, open }: Pattern, path: string): boolean =>
  start.startsWith(`${path}.`) || (open && `${path}.`.startsWith(start));

/** `thin`: keep, but something below may be excluded. `search`: drop, unless something below is included. */
type Decision = 'keep' | 'drop' | 'thin' | 'search';

function createDecider(include: readonly Pattern[], exclude: readonly Pattern[]) {
  const decisions = new Map<string, Decision>();

  function make(path: string, parentIncluded: boolean): Decision {
    if (exclude.some(({ matches }) => matches(path))) return 'drop';
    if (parentIncluded || include.some(({ matches }) => matches(path))) {
      return exclude.some((pattern) => reachesBelow(pattern, path)) ? 'thin' : 'keep';
    }
    return include.some((pattern) => reachesBelow(pattern, path)) ? 'search' : 'drop';
  }

  return (path: string, parentIncluded: boolean): Decision => {
    const key = parentIncluded ? path : `?${path}`;
    const known = decisions.get(key);
    if (known) return known;
    const decision = make(path, parentIncluded);
    decisions.set(key, decision);
    return decision;
  };
}

type FindSelector = (include: readonly string[], exclude: readonly string[]) => FieldSelector | null;

/** Selectors by their field lists, so that their caches are shared between requests; null where all fields are requested. */
export function createSelectorCache(): FindSelector {
  const selectors = new Map<string, FieldSelector>();
  return (include, exclude) => {
    if (include.length === 0 && exclude.length === 0) return null;
    const key = `${include.join()}|${exclude.join()}`;
    const known = selectors.get(key);
    if (known) return known;
    const selector = createFieldSelector(include, exclude);
    if (selectors.size >= MOST_SELECTORS) selectors.delete(selectors.keys().next().value!);
    selectors.set(key, selector);
    return selector;
  };
}
