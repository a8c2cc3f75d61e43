import { expect, test } from 'vitest';
import { parsePiecePrice, piecePriceInput, piecePriceText } from './piece-price.ts';

test('a price is typed as an amount, or as a change of the one before', () => {
  expect(parsePiecePrice('0,0285')).toBe(0.0285);
  expect(parsePiecePrice('12.5 €')).toBe(12.5);
  expect(parsePiecePrice('+5 %', 0.02)).toBe(0.021);
  expect(parsePiecePrice('−10%', 0.0285)).toBe(0.0257);
  expect(parsePiecePrice('*1,1', 0.05)).toBe(0.055);
  for (const wrong of ['', 'abc', '-1', '0,12345', '+5 %', '1.500,00']) expect(parsePiecePrice(wrong), wrong).toBeNaN();
});

test('a price is shown with the places that it has', () => {
  expect(piecePriceInput(0.035, 'de')).toBe('0,035');
  expect(piecePriceInput(12, 'en')).toBe('12.00');
  expect(piecePriceText(0.0285, 'de')).toMatch(/^0,0285\s€$/);
});
