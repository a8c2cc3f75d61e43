import type { Attribute } from '@brixel/contract/catalog';
import { expect, test } from 'vitest';
import { comparableFacts, compareRows, isDifferent } from './compare-data.ts';

const attribute = (
  code: string,
  label: string,
  options: Attribute['options'] = [],
  is_comparable = true,
): Attribute => ({
  id: 1,
  attribute_id: 1,
  attribute_code: code,
  frontend_input: 'select',
  frontend_label: label,
  default_frontend_label: label,
  is_user_defined: true,
  is_visible: true,
  is_visible_on_front: true,
  is_comparable,
  options,
});

test('comparable attributes come first, by the labels of their options, and none is said twice', () => {
  const attributes = [
    attribute('size', 'Größe', [{ value: '104', label: '2×4', sort_order: 1 }]),
    attribute('piece_count', 'Teile'),
    attribute('price', 'Preis'),
    attribute('age_from', 'Alter ab'),
    attribute('logo_element_id', 'Element-ID', [], false),
    attribute('manufacturer', 'Hersteller', [{ value: '7', label: 'brixel Basis', sort_order: 1 }]),
  ];
  const data_sheet = [
    { label: 'Gewicht', value: '2,3 g' },
    { label: 'Hersteller', value: 'brixel Basis' },
    { label: 'Alter', value: 'ab 8 Jahren' },
  ];
  const product = {
    size: 104,
    manufacturer: 9,
    piece_count: 12,
    price: 0.1,
    age_from: 8,
    logo_element_id: '300120',
    data_sheet,
  };
  expect(comparableFacts(product, attributes)).toEqual([
    { label: 'Größe', value: '2×4' },
    { label: 'Teile', value: '12' },
    { label: 'Gewicht', value: '2,3 g' },
    { label: 'Alter', value: 'ab 8 Jahren' },
  ]);
  expect(comparableFacts({ age_from: 8 }, attributes)).toEqual([{ label: 'Alter ab', value: '8' }]);
});

test('every label gets a row, missing facts stay open, long texts stay out', () => {
  const rows = compareRows([
    {
      facts: [
        { label: 'Maße', value: '8 mm' },
        { label: 'Sicherheit', value: 'Achtung! '.repeat(20) },
      ],
    },
    {
      facts: [
        { label: 'Teile', value: '286' },
        { label: 'Maße', value: '16 mm' },
      ],
    },
    { facts: [] },
  ]);
  expect(rows).toEqual([
    { label: 'Maße', values: ['8 mm', '16 mm', null] },
    { label: 'Teile', values: [null, '286', null] },
  ]);
});

test('saying nothing differs from saying something', () => {
  expect(isDifferent(['ABS', 'ABS'])).toBe(false);
  expect(isDifferent(['ABS', null])).toBe(true);
});
