import { setTimeout as pause } from 'node:timers/promises';

/**
 * Pictures are drawn on first request. Those of the first views are requested ahead by the shop itself, so that
 * no first visitor waits for them: whatever the pages show, in the sizes that they name.
 */

export interface AheadTask {
  /** the pages whose pictures are drawn, the most visited first */
  pages: readonly string[];
  /** the text of a page; null where there is none */
  readPage(path: string): Promise<string | null>;
  /** has a picture drawn, unless it is there already */
  draw(path: string): Promise<void>;
  /** whether visitors are being served */
  isBusy(): boolean;
  signal: AbortSignal;
}

const IMAGE_TAG = /<(?:img|source)\b[^>]*>/g;
const PICTURE = /\/img\/\d+\/\d+\/[^\s"',]+/g;

/** The addresses of pictures that a page shows, in reading order. */
export const picturesOf = (html: string): string[] => [
  ...new Set((html.match(IMAGE_TAG) ?? []).flatMap((tag) => tag.match(PICTURE) ?? [])),
];

const LOOK_AGAIN_MS = 100;
/** A shop that is never idle still draws, slowly. */
const MOST_WAIT_MS = 5_000;
/** What took less was there already. */
const DRAWN_MS = 20;

/** Draws one picture at a time, and rests as long as each took. Gives the number of pictures that the pages show. */
export async function drawPicturesAhead({ pages, readPage, draw, isBusy, signal }: AheadTask): Promise<number> {
  const known = new Set<string>();
  async function untilIdle(): Promise<void> {
    for (let waited = 0; isBusy() && waited < MOST_WAIT_MS; waited += LOOK_AGAIN_MS)
      await pause(LOOK_AGAIN_MS, undefined, { signal });
  }
  for (const page of pages) {
    await untilIdle();
    signal.throwIfAborted();
    const shown = picturesOf((await readPage(page)) ?? '').filter((path) => !known.has(path));
    for (const path of shown) known.add(path);
    for (const path of shuffled(shown)) {
      await untilIdle();
      signal.throwIfAborted();
      const start = performance.now();
      await draw(path);
      const took = performance.now() - start;
      if (took > DRAWN_MS) await pause(took, undefined, { signal });
    }
  }
  return known.size;
}

/** Nodes that share a folder and start together do not draw the same pictures side by side. */
function shuffled(paths: readonly string[]): string[] {
  return paths
    .map((path) => ({ path, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ path }) => path);
}
