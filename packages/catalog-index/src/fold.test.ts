import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnalyser } from './analyse.ts';
import { fold, isReadBySpaces, words } from './fold.ts';

describe('folding', () => {
  it('lets the three spellings of an umlaut meet in German', () => {
    for (const spelling of ['grün', 'gruen', 'grun', 'GRÜN', 'gru\u0308n']) expect(fold(spelling, 'de')).toBe('grun');
    expect(fold('Größe', 'de')).toBe(fold('groesse', 'de'));
  });

  it('leaves an e alone that belongs to the next syllable', () => {
    expect(fold('blaue', 'de')).toBe('blaue');
    expect(fold('neue Quelle', 'de')).toBe('neue quelle');
    expect(fold('due', 'it')).toBe('due');
  });

  it('reads every spelling of a measure as one token, short side first', () => {
    for (const spelling of ['2x4', '2 x 4', '2×4', '2 X 4', '4x2', '2× 4'])
      expect(words(spelling, 'de')).toEqual(['2x4']);
    expect(words('Stein 2 x 4 rot', 'de')).toEqual(['stein', '2x4', 'rot']);
    expect(words('2x4x3', 'it')).toEqual(['2x4x3']);
    expect(words('12x4', 'de')).toEqual(['4x12']);
  });

  it('takes decimals and parts of words for no measure', () => {
    expect(words('38,4 × 51,2 cm', 'de')).toEqual(['38', '4', 'x', '51', '2', 'cm']);
    expect(words('box4', 'de')).toEqual(['box4']);
  });

  it('reads a text without markup and digits space by space as it reads the whole', () => {
    const pieces = [
      'neue',
      'BLAUE',
      'e',
      'Größe',
      'gru\u0308n',
      '\u0308',
      'x',
      'Ober-Teil',
      'ein.',
      'Σίσυφος',
      '\n',
      '',
      '4',
      '&amp;',
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string())), (parts) => {
        const text = parts.join(' ');
        fc.pre(isReadBySpaces(text));
        expect(text.split(' ').flatMap((piece) => words(piece, 'de'))).toEqual(words(text, 'de'));
      }),
    );
    expect(isReadBySpaces('Stein 2 x 4')).toBe(false);
    expect(isReadBySpaces('<b class="a b">Stein</b>')).toBe(false);
  });

  it('keeps article numbers whole and findable by their parts', () => {
    expect(words('BX-3001-20', 'de')).toEqual(['bx-3001-20', 'bx', '3001', '20']);
    expect(words('Klar-Grün', 'de')).toEqual(['klar', 'grun']);
  });

  it('sees no markup', () => {
    expect(words('<p class="x">Der&nbsp;Stein</p><p>hält</p>', 'de')).toEqual(['der', 'stein', 'halt']);
  });
});

describe('analysis', () => {
  it('brings the forms of a word to one term', () => {
    const { analyse } = createAnalyser('de');
    const terms = (text: string) => analyse(text).map(({ term }) => term);
    expect(terms('Steine')).toEqual(terms('Stein'));
    expect(terms('grüne')).toEqual(terms('gruen'));
    const italian = createAnalyser('it');
    expect(italian.analyse('mattoncini')[0]?.term).toBe(italian.analyse('Mattoncino')[0]?.term);
  });

  it('understands the measures that people type', () => {
    const typed = (text: string, language: 'de' | 'it' | 'en') =>
      createAnalyser(language)
        .analyseQuery(text)
        .map(({ word }) => word);
    for (const text of ['2 mal 4', '2*4', 'zwei mal vier', 'zweimal vier', '4 mal zwei', '2x4er', '2 by 4'])
      expect(typed(`stein ${text}`, 'de')).toEqual(['stein', '2x4']);
    for (const text of ['2 per 4', 'due per quattro']) expect(typed(text, 'it')).toEqual(['2x4']);
    expect(typed('two by four', 'en')).toEqual(['2x4']);
    for (const text of ['2x', '2 x', '2 mal ']) expect(typed(`Stein ${text}`, 'de')).toEqual(['stein', '2x']);
  });

  it('leaves little words out of a query, unless there is nothing else', () => {
    const { analyseQuery } = createAnalyser('de');
    expect(analyseQuery('Stein für das Dach').map(({ word }) => word)).toEqual(['stein', 'dach']);
    expect(analyseQuery('für').map(({ word }) => word)).toEqual(['fur']);
  });
});
