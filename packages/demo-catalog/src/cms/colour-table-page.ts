/** The colour table, written from the palette itself. */
import { COLOURS } from '@brixel/bricks/colours';
import type { BrickColour } from '@brixel/bricks/part';
import { COLOUR_PALETTE } from '@brixel/mosaic/palette';
import type { Language } from '../seed.ts';
import { text } from '../text.ts';
import type { PageText } from './page.ts';

const KIND: Record<Language, Record<BrickColour['finish'], string>> = {
  de: { solid: 'deckend', trans: 'transparent', pearl: 'Perlglanz' },
  it: { solid: 'coprente', trans: 'trasparente', pearl: 'perlato' },
  en: { solid: 'solid', trans: 'transparent', pearl: 'pearl' },
};
const NOTES: Record<Language, Record<'retired' | 'mosaic', string>> = {
  de: { retired: 'Restbestand', mosaic: 'auch im Mosaik' },
  it: { retired: 'fine serie', mosaic: 'anche nel mosaico' },
  en: { retired: 'remaining stock', mosaic: 'also in mosaics' },
};
const HEAD: Record<Language, readonly string[]> = {
  de: ['Nr.', 'Farbe', 'Hexwert', 'Art'],
  it: ['N.', 'Colore', 'Hex', 'Tipo'],
  en: ['No.', 'Color', 'Hex', 'Kind'],
};

/** One column of words that may wrap, so that the table fits on a small phone. */
function kind(colour: BrickColour, language: Language): string {
  const { retired, mosaic } = NOTES[language];
  const note = colour.retired ? retired : COLOUR_PALETTE.includes(colour) ? mosaic : null;
  return [KIND[language][colour.finish], note].filter((word) => word !== null).join(', ');
}

function table(language: Language): string {
  const head = HEAD[language].map((cell) => `<th scope="col">${cell}</th>`).join('');
  const rows = COLOURS.map(
    (colour) =>
      `<tr><td>${colour.id}</td><th scope="row">${colour.name[language]}</th><td>${colour.hex}</td><td>${kind(colour, language)}</td></tr>`,
  ).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}

const mosaicCount = COLOUR_PALETTE.length;

export const COLOUR_TABLE_PAGE: PageText = {
  identifier: 'farbtabelle',
  title: text('Farbtabelle', 'Tabella colori', 'Color chart'),
  metaDescription: text(
    `Alle ${COLOURS.length} Farben mit Name, Nummer und Hexwert.`,
    `Tutti i ${COLOURS.length} colori con nome, numero e valore hex.`,
    `All ${COLOURS.length} colors with name, number and hex value.`,
  ),
  content: text(
    `<p>${COLOURS.length} Farben, jede mit Namen und Nummer. ${mosaicCount} davon verwenden wir auch in Mosaiken. Restbestände sind Farben, die nicht mehr nachkommen.</p>${table('de')}<p>Hexwerte sind Näherungen. Kunststoff leuchtet anders als ein Bildschirm.</p>`,
    `<p>${COLOURS.length} colori, ognuno con nome e numero. ${mosaicCount} li usiamo anche nei mosaici. I fine serie sono colori che non arriveranno più.</p>${table('it')}<p>I valori hex sono approssimazioni. La plastica non brilla come uno schermo.</p>`,
    `<p>${COLOURS.length} colors, each with a name and a number. ${mosaicCount} of them we also use in mosaics. Remaining stock means colors that are no longer made.</p>${table('en')}<p>Hex values are approximations. Plastic does not glow like a screen.</p>`,
  ),
};
