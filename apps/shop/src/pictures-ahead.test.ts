import { expect, test } from 'vitest';
import { type AheadTask, drawPicturesAhead, picturesOf } from './pictures-ahead.ts';

const PAGE = `<link rel="preload" href="/img/1/1/resize/x.png"><meta content="https://a.example/img/1200/630/resize/b.png">
  <img src="/img/300/300/resize/part/1.png" srcSet="/img/300/300/resize/part/1.png 1x, /img/600/600/resize/part/1.png 2x"/>
  <img alt="" src="/assets/logo.svg"><source srcset="/img/64/64/resize/set/a.png 1x">`;
const PICTURES = ['/img/300/300/resize/part/1.png', '/img/600/600/resize/part/1.png', '/img/64/64/resize/set/a.png'];

function task(more: Partial<AheadTask> = {}) {
  const drawn: string[] = [];
  const wanted: AheadTask = {
    pages: ['/', '/c/a', '/c/gone'],
    readPage: async (path) => (path === '/c/gone' ? null : PAGE),
    draw: async (path) => void drawn.push(path),
    isBusy: () => false,
    signal: new AbortController().signal,
    ...more,
  };
  return { drawn, wanted };
}

test('the pictures that a page shows are found in all their sizes, and nothing else', () => {
  expect(picturesOf(PAGE)).toEqual(PICTURES);
});

test('each picture is drawn once, whichever pages show it', async () => {
  const { drawn, wanted } = task();
  expect(await drawPicturesAhead(wanted)).toBe(3);
  expect(drawn.toSorted()).toEqual(PICTURES);
});

test('visitors go first: nothing is drawn while they are served', async () => {
  let looks = 0;
  const { drawn, wanted } = task({ isBusy: () => looks++ < 3 });
  const running = drawPicturesAhead(wanted);
  expect(drawn).toEqual([]);
  await running;
  expect(drawn).toHaveLength(3);
});

test('a shop that stops draws no further picture', async () => {
  const stop = new AbortController();
  const { drawn, wanted } = task({
    signal: stop.signal,
    draw: async (path) => {
      drawn.push(path);
      stop.abort();
    },
  });
  await expect(drawPicturesAhead(wanted)).rejects.toThrow();
  expect(drawn).toHaveLength(1);
});
