import { expect, test } from 'vitest';
import { targetOf } from './picture-names.ts';

const goods = {
  skus: new Map([
    ['bx-3001-5', 'BX-3001-5'],
    ['bl-s-6080-1-0-n', 'BL-S-6080-1-0-N'],
    ['tuete_2', 'Tuete_2'],
  ]),
  types: new Map([
    ['3001', 'part'],
    ['6080-1', 'set'],
    ['sw0001a', 'minifigure'],
  ] as const),
};

test.each([
  ['3001.jpg', { kind: 'part', itemType: 'part', itemNo: '3001', colourNo: -1 }],
  ['fotos/2026/3001-5.JPEG', { kind: 'part', itemType: 'part', itemNo: '3001', colourNo: 5 }],
  ['6080-1.png', { kind: 'part', itemType: 'set', itemNo: '6080-1', colourNo: -1 }],
  ['SW0001A.webp', { kind: 'part', itemType: 'minifigure', itemNo: 'sw0001a', colourNo: -1 }],
  ['bx-3001-5.heic', { kind: 'product', sku: 'BX-3001-5', place: 1 }],
  ['BX-3001-5_2.avif', { kind: 'product', sku: 'BX-3001-5', place: 2 }],
  ['Tuete_2.jpg', { kind: 'product', sku: 'Tuete_2', place: 1 }],
  ['Tuete_2_3.jpg', { kind: 'product', sku: 'Tuete_2', place: 3 }],
  ['3001-99999.jpg', 'NO_MATCH'],
  ['4711.jpg', 'NO_MATCH'],
  ['3001.gif', 'NOT_A_PICTURE'],
  ['3001.jpg.exe', 'NOT_A_PICTURE'],
  ['.jpg', 'NOT_A_PICTURE'],
])('%s', (name, target) => {
  expect(targetOf(name, goods)).toEqual(target);
});
