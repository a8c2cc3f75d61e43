import { expect, test } from 'vitest';
import { nameOfPart } from './sold-goods.ts';

test('the name of a part is that of its lots without their colour', () => {
  expect(nameOfPart('Stein 2×4 Signalrot', 'Signalrot')).toBe('Stein 2×4');
  expect(nameOfPart('Stein 2×4 Signalrot, gebraucht', 'Signalrot')).toBe('Stein 2×4, gebraucht');
  expect(nameOfPart('Anleitung Burg', undefined)).toBe('Anleitung Burg');
});
