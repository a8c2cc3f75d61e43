/** A piece of a name, folded, and where it ends in the name. */
export interface Piece {
  key: string;
  end: number;
}

/** A phrase and what may be typed for it. */
export interface PhraseEntry {
  key: string;
  phrase: string;
  /** how many names go on from here */
  count: number;
  /** the lowest rank of these names */
  rank: number;
  /** the first document with such a name */
  document: number;
  /** whether the key is the phrase from its beginning */
  isWhole: boolean;
}

export interface PhraseTree {
  /** returns the key of the whole name */
  add(name: string, pieces: readonly Piece[], rank: number, document: number): string;
  entries(): PhraseEntry[];
}

interface Node {
  phrase: string;
  count: number;
  rank: number;
  document: number;
  isName: boolean;
  /** the only piece that follows so far; null once there are several */
  next: string | null | undefined;
}

/**
 * Finds the natural beginnings of names: those at which names part. With "Stein 2×4 Rot", "Stein 2×4 Blau" and "Stein
 * 1×1 Rot" these are "Stein" and "Stein 2×4"; of "Leuchtturm Kap Nord" only the whole is one.
 */
export function createPhraseTree(): PhraseTree {
  const nodes = new Map<string, Node>();

  return {
    add(name, pieces, rank, document) {
      let path = '';
      for (const [depth, { key, end }] of pieces.entries()) {
        path = depth === 0 ? key : `${path} ${key}`;
        const next = pieces[depth + 1]?.key;
        const node = nodes.get(path);
        if (!node) {
          const isName = next === undefined;
          const phrase = isName ? name : name.slice(0, end);
          nodes.set(path, { phrase, count: 1, rank, document, isName, next });
          continue;
        }
        node.count += 1;
        node.rank = Math.min(node.rank, rank);
        if (next === undefined) {
          node.isName = true;
          node.phrase = name;
        } else if (node.next === undefined) node.next = next;
        else if (node.next !== next) node.next = null;
      }
      return path;
    },
    entries() {
      const entries: PhraseEntry[] = [];
      for (const [path, { isName, next, ...entry }] of nodes) {
        if (!isName && next !== null) continue;
        entries.push({ ...entry, key: path, isWhole: true });
        if (isName) continue;
        // Typing may begin in the middle: "2x4" completes to "Stein 2×4".
        for (let space = path.indexOf(' '); space >= 0; space = path.indexOf(' ', space + 1)) {
          entries.push({ ...entry, key: path.slice(space + 1), isWhole: false });
        }
      }
      return entries;
    },
  };
}
