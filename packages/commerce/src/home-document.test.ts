import type { Banner, HomeDocument } from '@brixel/contract/home-page';
import { expect, test } from 'vitest';
import { composedHome, homeDocument } from './home-document.ts';

const banner = (name: string): Banner => ({
  title: [name],
  text: '',
  image: '/set/hut.png',
  category: 439,
  linkText: 'Hin',
  tint: 'mint',
});

test('what is shown, composed and shown again is the same', () => {
  const { tint: _, ...head } = banner('head');
  const document: HomeDocument = {
    headImage: { ...head, alt: 'Ein Haus' },
    mainBanners: [banner('large')],
    smallBanners: [banner('one')],
    productBanners: [banner('two')],
  };
  const again = homeDocument(composedHome(document), '2026-11-17');
  expect(again).toMatchObject({ headImage: document.headImage, mainBanners: document.mainBanners, tiles: null });
  expect(again.parts).toEqual([
    { kind: 'hero' },
    { kind: 'promises' },
    { kind: 'categories' },
    { kind: 'new' },
    { kind: 'colours' },
    { kind: 'banners', banners: [banner('one'), banner('two')] },
    { kind: 'bestsellers' },
  ]);
});

test('a part is shown while it is on, from its first day to its last', () => {
  const part = { kind: 'banner' as const, isOn: true, from: '2026-12-01', until: '2026-12-24', ...banner('advent') };
  const shownOn = (day: string, isOn = true) => homeDocument({ parts: [{ ...part, isOn }] }, day).smallBanners.length;
  expect(['2026-11-30', '2026-12-01', '2026-12-24', '2026-12-25'].map((day) => shownOn(day))).toEqual([0, 1, 1, 0]);
  expect(shownOn('2026-12-10', false)).toBe(0);
});
