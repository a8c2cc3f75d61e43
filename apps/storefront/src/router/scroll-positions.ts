/** Scroll positions by entry of the history; they outlive a reload of the page. */

const STORAGE_KEY = 'brixel/scroll-positions';

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    const entries: [string, unknown][] = Object.entries(stored ?? {});
    return new Map(entries.flatMap(([key, y]) => (typeof y === 'number' ? [[key, y]] : [])));
  } catch {
    return new Map();
  }
}

let positions: Map<string, number> | undefined;

const known = (): Map<string, number> => {
  positions ??= readPositions();
  return positions;
};

export const savePosition = (key: string): void => void known().set(key, window.scrollY);

export const positionOf = (key: string): number | undefined => known().get(key);

export function storePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(known())));
  } catch {
    // private windows may refuse: then they are known until the next reload
  }
}
