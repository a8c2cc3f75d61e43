/** Pairs of letters that follow each other, as a text is recognised by them even where it is misspelt. */
function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < text.length; at += 1) pairs.add(text.slice(at, at + 2));
  return pairs;
}

/** What names a page: the last part of its path, without an ending such as .html. */
const nameOf = (path: string): string =>
  decoded(path)
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.\w{2,5}$/, '')
    .replace(/^.*\//, '');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Half of the pairs are the same: below that, proposals mislead more often than they help. */
const LEAST = 0.5;

/** The path whose name is most like that of the wanted one; null where none is. Of equals the first. */
export function mostAlike(wanted: string, paths: readonly string[]): string | null {
  const pairs = pairsOf(nameOf(wanted));
  if (pairs.size === 0) return null;
  let best: string | null = null;
  let highest = LEAST;
  for (const path of paths) {
    const others = pairsOf(nameOf(path));
    let shared = 0;
    for (const pair of others) if (pairs.has(pair)) shared += 1;
    const likeness = (2 * shared) / (pairs.size + others.size);
    if (likeness > highest || (best === null && likeness === LEAST)) {
      best = path;
      highest = likeness;
    }
  }
  return best;
}
