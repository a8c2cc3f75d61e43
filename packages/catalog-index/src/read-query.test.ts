import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogIndex } from './catalog-index.ts';
import type { IndexSettings } from './index-data.ts';
import type { Concept } from './lexicon.ts';
import type { UnsoldGoods } from './unsold-goods.ts';

const vocabulary: Concept[] = [
  { de: 'Stein, Steinchen', it: 'mattoncino', en: 'brick', unspoken: 'marke' },
  { de: 'Rundstein, Zylinder', it: 'mattoncino tondo', en: 'round brick' },
  { de: 'rot', it: 'rosso', en: 'red', kinds: { de: 'Signalrot, Weinrot', it: 'segnale, bordeaux' } },
];
const unsoldGoods: UnsoldGoods[] = [
  {
    title: { de: 'Bla und Pins', it: 'perni', en: 'pins' },
    names: 'Pin, Bla, perno',
    instead: { de: 'Rundstein', it: 'mattoncino tondo', en: 'round brick' },
  },
];
const settings = (language: 'de' | 'it'): IndexSettings => ({
  language,
  textFields: [{ path: 'name', boost: 4 }],
  identifierFields: [],
  facetFields: [],
  aliases: {},
  price: null,
  standardOrder: [],
  columnFields: [],
  completions: { field: 'name' },
  vocabulary,
  unsoldGoods,
  fuzziness: 2,
  minimumScore: 0.02,
});

function shopOf(language: 'de' | 'it', names: readonly string[]) {
  const index = createCatalogIndex(
    names.map((name) => ({ name })),
    settings(language),
  );
  const ask = (text: string) => index.search({ text, filters: [], facets: [], sort: [], from: 0, size: 10 });
  return { ask, complete: index.complete, find: (text: string) => ask(text).documents.map((number) => names[number]) };
}

const german = shopOf('de', ['Stein Klar-Rot', 'Stein Weinrot', 'Stein Signalrot', 'Stein Blau', 'Rundstein Blau']);
const italian = shopOf('it', ['Mattoncino Bordeaux', 'Mattoncino tondo Blu', 'Piastra tonda Blu', 'Mattoncino Blu']);

describe('what is not sold', () => {
  it('is said, and what comes closest is found instead of what begins alike', () => {
    expect(german.ask('bla')).toMatchObject({ unsold: ['Bla und Pins'], corrected: null, ignored: [] });
    expect(german.find('bla')).toEqual(['Rundstein Blau']);
    expect(german.find('blau bla')).toEqual(['Rundstein Blau']);
    expect(german.find('bl')).toContain('Stein Blau');
    expect(italian.ask('perno')).toMatchObject({ unsold: ['perni'] });
  });

  it('is not said of what a name in the catalogue has', () => {
    const shop = shopOf('de', ['Pin Schwarz', 'Rundstein Blau']);
    expect(shop.ask('pin')).toMatchObject({ unsold: [] });
    expect(shop.find('pin')).toEqual(['Pin Schwarz']);
  });
});

describe('short words', () => {
  it('are no typos of others, and begin only what begins with all of them', () => {
    const shop = shopOf('it', ['Mattoncino Castagna', 'Base Rosso']);
    expect(shop.find('casa')).toEqual([]);
    expect(shop.find('cas')).toEqual(['Mattoncino Castagna']);
    expect(shopOf('de', ['Stein Red']).find('led')).toEqual([]);
  });
});

describe('the vocabulary', () => {
  it('lets a general name stand for its kinds, the main one first, but not a kind for the others', () => {
    for (const text of ['rot', 'roter', 'rote Steine', 'red', 'rosso', 'rossi'])
      expect([text, ...german.find(text)]).toEqual([text, 'Stein Signalrot', 'Stein Klar-Rot', 'Stein Weinrot']);
    expect(german.find('weinrot')).toEqual(['Stein Weinrot']);
  });

  it('understands the names of other languages, bent as they bend them', () => {
    expect(italian.find('roter stein')).toEqual(['Mattoncino Bordeaux']);
    expect(italian.find('red bricks')).toEqual(['Mattoncino Bordeaux']);
  });

  it('wants all words of a name that is several words in the store', () => {
    for (const text of ['Rundstein', 'Rundsteine', 'round brick', 'Zylinder', 'Zylindre'])
      expect([text, ...italian.find(text)]).toEqual([text, 'Mattoncino tondo Blu']);
  });

  it('corrects to its names, but never to a brand', () => {
    expect(german.ask('steinhcen').corrected).toBe('steinchen');
    expect(german.find('marke').length).toBeGreaterThan(0);
    expect(german.ask('markke').corrected).toBeNull();
  });
});

describe('an unknown word', () => {
  it('is the last part of a German compound, if that is known', () => {
    expect(german.find('Gartenstein blau')).toEqual(['Stein Blau']);
    expect(german.ask('Gartenstein').corrected).toBeNull();
  });

  it('is forgiven two typos, but not in its first letter', () => {
    expect(german.ask('signlarod').corrected).toBe('signalrot');
    expect(german.ask('xignalrat').total).toBe(0);
    expect(german.ask('SIGNALROOT 2 x 4').corrected).toBe('signalrot 2 x 4');
  });
});

describe('whatever somebody types', () => {
  const slip = fc.constantFrom(...'abestx2 ×-ü*'.split(''));
  /** Words of the shop, broken in up to three places. */
  const typed = fc
    .tuple(
      fc.array(fc.constantFrom('Stein', 'Signalrot', 'Klar-Rot', 'rundstein', 'red', '2x4', 'marke', 'für'), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.array(fc.tuple(fc.nat(), slip), { maxLength: 3 }),
    )
    .map(([words, slips]) => {
      let text = words.join(' ');
      for (const [place, letter] of slips) {
        const at = place % text.length;
        text = text.slice(0, at) + letter + text.slice(at + (place % 2));
      }
      return text;
    });
  const anything = fc.oneof(typed, fc.string({ unit: 'grapheme', maxLength: 40 }));

  it('is corrected to something that needs no correction and finds as much', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { corrected, total } = german.ask(text);
        if (corrected === null) return;
        expect(total).toBeGreaterThan(0);
        const again = german.ask(corrected);
        expect([corrected, again.corrected]).toEqual([corrected, null]);
        expect(again.total).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  it('goes on in at most six different ways, all of which find something and leave out no word', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const completions = german.complete(text);
        expect(new Set(completions).size).toBe(completions.length);
        expect(completions.length).toBeLessThanOrEqual(6);
        for (const completion of completions) {
          const { total, corrected, ignored } = german.ask(completion);
          expect({ completion, found: total > 0, corrected, ignored }).toEqual({
            completion,
            found: true,
            corrected: null,
            ignored: [],
          });
        }
      }),
      { numRuns: 500 },
    );
  });

  it('leaves out words only for an answer', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { total, ignored } = german.ask(text);
        if (total === 0) expect(ignored).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
