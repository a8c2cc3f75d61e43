import { expect, test } from 'vitest';
import { categoryNames, lotNames } from './part-name.ts';

const red = { de: 'Signalrot', it: 'Rosso segnale', en: 'Signal red' };

test('names of parts are translated as far as their words are known', () => {
  const nameOf = (name: string) =>
    lotNames({ name, itemType: 'part', itemNo: '1', condition: 'new', completeness: null }, red);
  expect(nameOf('Plate 1 x 2')).toEqual({
    de: 'Platte 1×2 Signalrot',
    it: 'Piastra 1×2 Rosso segnale',
    en: 'Plate 1×2 Signal red',
  });
  expect(nameOf('Plate, Round 2 x 2 with Axle Hole').de).toBe('Rundplatte 2×2 mit Achsloch Signalrot');
  expect(nameOf('Brick, Arch 1 x 6 x 3 1/3 Curved Top').it).toBe('Arco 1×6×3 1/3 Curved sopra Rosso segnale');
  expect(nameOf('Barrel').de).toBe('Barrel Signalrot');
});

test('what has no name has its number, and what is used says so', () => {
  const nameOf = (itemNo: string) =>
    lotNames({ name: '', itemType: 'part', itemNo, condition: 'used', completeness: null }, null);
  expect(nameOf('99999')).toEqual({
    de: 'Teil 99999, gebraucht',
    it: 'Pezzo 99999, usato',
    en: 'Part 99999, used',
  });
  expect(nameOf('3001')).toEqual({ de: 'Stein 2×4, gebraucht', it: 'Mattoncino 2×4, usato', en: 'Brick 2×4, used' });
  expect(nameOf('3040b').de).toBe('Schrägstein 45° 1×2, gebraucht');
  expect(nameOf('3001pb01').de).toBe('Teil 3001pb01, gebraucht');
  const set = { name: 'Castle', itemType: 'set', itemNo: '60002-1', condition: 'used' } as const;
  expect(lotNames({ ...set, completeness: 'incomplete' }, null)).toMatchObject({
    de: expect.stringMatching(/, gebraucht, unvollständig$/),
    it: expect.stringMatching(/, usato, incompleto$/),
  });
  expect(lotNames({ ...set, completeness: 'complete' }, null).de).toMatch(/, gebraucht$/);
  expect(categoryNames('', 'minifigure').de).toBe('Figuren');
  expect(categoryNames('Plate, Round', 'part').it).toBe('Piastra tonda');
});
