import { expect, test } from 'vitest';
import { completionsOf } from './suggestions.ts';

const marked = (text: string, ...phrases: string[]) =>
  completionsOf(text, phrases).map((found) => `${found.text.slice(0, found.typed)}|${found.text.slice(found.typed)}`);

test('the typed part is told from what is added, however it was spelled', () => {
  expect(marked('stein 2x', 'Stein 2×4', 'Stein 2×4 rot')).toEqual(['Stein 2×|4', 'Stein 2×|4 rot']);
  expect(marked(' GRU', 'grün', 'grüner Stein')).toEqual(['grü|n', 'grü|ner Stein']);
});

test('a correction keeps what was right', () => expect(marked('dachtsein', 'dachstein')).toEqual(['dach|stein']));

test('a phrase that adds nothing is left out', () => expect(marked('Stein 2x4', 'stein 2×4')).toEqual([]));
