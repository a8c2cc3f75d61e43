/** Names and texts of a part in a colour. */
import { COLOURS, colourByKey } from '@brixel/bricks/colours';
import { DESIGNS, sizeLabel } from '@brixel/bricks/designs';
import type { BrickColour, Design } from '@brixel/bricks/part';
import { pick } from '@brixel/bricks/random';
import { MANUFACTURER, manufacturerContact, manufacturerName } from '../attributes.ts';
import { AGE_ROW, makerRow, SAFETY_ROW } from '../product-base.ts';
import type { Language, SeedProduct, Text } from '../seed.ts';
import { capitalized, decimal, mapText, NBSP, numeral, paragraphs, sameText, slugs, text } from '../text.ts';
import { colourNote } from './colour-notes.ts';
import { familyByKey } from './families.ts';
import { heightMm, measures, studCount, weightGrams } from './measures.ts';

export const colourText = ({ name }: BrickColour): Text => text(name.de, name.it, name.en);

/** Name without the colour: Stein 2×4. */
export const pieceName = (design: Design): Text =>
  mapText(familyByKey(design.family).piece, (piece) => `${piece} ${sizeLabel(design)}`);

export const variantName = (design: Design, colour: BrickColour): Text =>
  mapText(pieceName(design), (piece, language) => `${piece} ${colour.name[language]}`);

const colourSlugs = new Map(COLOURS.map((colour) => [colour.id, slugs(colourText(colour))]));
const pieceSlugs = new Map(DESIGNS.map((design) => [design.number, slugs(pieceName(design))]));

export const variantSlug = (design: Design, colour: BrickColour): Text => {
  const [piece, tone] = [pieceSlugs.get(design.number), colourSlugs.get(colour.id)];
  return text(`${piece?.de}-${tone?.de}`, `${piece?.it}-${tone?.it}`, `${piece?.en}-${tone?.en}`);
};

/** Alternative text of pictures: Stein 2×4, Koralle. */
export const pictureLabel = (design: Design, colour: BrickColour): Text =>
  mapText(pieceName(design), (piece, language) => `${piece}, ${colour.name[language]}`);

const studsDe = (n: number): string =>
  n === 0 ? 'ohne Noppen' : n === 1 ? 'mit einer Noppe' : `mit ${numeral(n, 'de')} Noppen`;
const studsIt = (n: number): string =>
  n === 0 ? 'senza bottoncini' : n === 1 ? 'con un bottoncino' : `con ${numeral(n, 'it')} bottoncini`;
const studsEn = (n: number): string =>
  n === 0 ? 'without studs' : n === 1 ? 'with one stud' : `with ${numeral(n, 'en')} studs`;
const STUDS: Record<Language, (n: number) => string> = { de: studsDe, it: studsIt, en: studsEn };
const studs = (design: Design, language: Language): string => STUDS[language](studCount(design));

const SHORT: Record<Language, (piece: string, colour: string, height: string) => string> = {
  de: (piece, colour, height) =>
    `${piece} in ${colour}, ${height} hoch. Passt auf alle gängigen Klemmbausteine im 8-mm-Raster.`,
  it: (piece, colour, height) =>
    `${piece}, colore ${colour}, altezza ${height}. Compatibile con tutti i comuni mattoncini a passo di 8${NBSP}mm.`,
  en: (piece, colour, height) =>
    `${piece} in ${colour}, ${height} high. Fits all common building bricks with an 8${NBSP}mm grid.`,
};

export const variantShortDescription = (design: Design, colour: BrickColour): Text =>
  mapText(pieceName(design), (piece, language) => {
    const height = `${decimal(heightMm(design), 1, language)}${NBSP}mm`;
    return SHORT[language](`${piece} ${studs(design, language)}`, colour.name[language], height);
  });

const CLOSING: Record<Language, readonly string[]> = {
  de: [
    'Einzeln gezählt, nicht gewogen: Du bekommst genau die Menge, die im Warenkorb steht.',
    'Ab dem ersten Stück lieferbar. Wer mehr nimmt, zahlt pro Stück weniger.',
    'In München von Hand nachgezählt und farbrein verpackt.',
    'Farben können am Bildschirm leicht abweichen. Untereinander tun sie es nicht.',
  ],
  it: [
    'Contati, non pesati: ricevi esattamente la quantità che hai nel carrello.',
    'Disponibile dal primo pezzo. Chi ne prende di più paga meno al pezzo.',
    'Ricontati a mano a Monaco e imballati per colore.',
    'Sullo schermo i colori possono variare un po’. Tra loro, no.',
  ],
  en: [
    'Counted, not weighed: you get exactly the quantity in your cart.',
    'Available from a single piece. The more you take, the less each one costs.',
    'Counted again by hand in Munich and packed by color.',
    'Colors may look slightly different on a screen. Among themselves they do not.',
  ],
};

const MATCHES: Record<Language, (first: string, second: string) => string> = {
  de: (first, second) => `Passt gut zu ${first} und ${second}.`,
  it: (first, second) => `Sta bene con ${first} e ${second}.`,
  en: (first, second) => `Goes well with ${first} and ${second}.`,
};

export function variantDescription(design: Design, colour: BrickColour): Text {
  const { use } = familyByKey(design.family);
  const { note, partners } = colourNote(colour.key);
  const [first, second] = [colourByKey(partners[0]), colourByKey(partners[1])];
  const seed = `closing ${design.number} ${colour.key}`;
  return mapText(use, (sentence, language) => {
    const tone = `${colour.name[language]}: ${note[language]}.`;
    const matches = MATCHES[language](first.name[language], second.name[language]);
    return paragraphs(sentence, `${tone} ${matches}`, pick(seed, CLOSING[language]));
  });
}

const MATERIAL_LABEL = text('Material', 'Materiale', 'Material');
const MATERIAL: Readonly<Record<BrickColour['finish'], Text>> = {
  solid: text('ABS, durchgefärbt', 'ABS, colorato in massa', 'ABS, colored throughout'),
  trans: text('Polycarbonat, transparent', 'Policarbonato trasparente', 'Polycarbonate, transparent'),
  pearl: text('ABS mit Perlglanz', 'ABS perlato', 'ABS with a pearl finish'),
};

type Row = SeedProduct['dataSheet'][number];

function measureRows(design: Design): Row[] {
  const size = sizeLabel(design);
  const weight = weightGrams(design);
  const grams = mapText(sameText(''), (_, language) => {
    const digits = weight >= 20 ? 0 : weight >= 1 ? 1 : 2;
    return `${decimal(weight, digits, language)}${NBSP}g`;
  });
  return [
    { label: text('Maße', 'Misure', 'Dimensions'), value: measures(design) },
    {
      label: text('Raster', 'Passo', 'Grid'),
      value: text(`8${NBSP}mm, ${size} Noppen`, `8${NBSP}mm, ${size} bottoncini`, `8${NBSP}mm, ${size} studs`),
    },
    { label: text('Gewicht', 'Peso', 'Weight'), value: grams },
    { label: text('Design-ID', 'ID design', 'Design ID'), value: sameText(design.number) },
  ];
}

const colourRow = ({ id, name }: BrickColour): Row => ({
  label: text('Farbe', 'Colore', 'Color'),
  value: text(`${name.de} (Nr. ${id})`, `${name.it} (n. ${id})`, `${name.en} (no. ${id})`),
});

/** Years: single parts are small enough to be swallowed. */
export const PART_AGE = 5;

const makerRows = (manufacturer: number): Row[] => [
  AGE_ROW(PART_AGE),
  { label: text('Hersteller', 'Produttore', 'Manufacturer'), value: sameText(manufacturerName(manufacturer)) },
  SAFETY_ROW,
  makerRow(manufacturerContact(manufacturer)),
];

/** Three thousand sheets are made of a few hundred rows. */
const measureRowsByDesign = new Map(DESIGNS.map((design) => [design.number, measureRows(design)]));
const colourRowsById = new Map(COLOURS.map((colour) => [colour.id, colourRow(colour)]));
const makerRowsById = new Map(Object.values(MANUFACTURER).map((id) => [Number(id), makerRows(id)]));

export function variantDataSheet(design: Design, colour: BrickColour, manufacturer: number): SeedProduct['dataSheet'] {
  return [
    ...(measureRowsByDesign.get(design.number) ?? []),
    colourRowsById.get(colour.id) ?? colourRow(colour),
    { label: MATERIAL_LABEL, value: MATERIAL[colour.finish] },
    ...(makerRowsById.get(manufacturer) ?? []),
  ];
}

const CHOICE: Record<Language, (designs: number, colours: number) => string> = {
  de: (designs, colours) =>
    `${capitalized(numeral(designs, 'de'))} ${designs === 1 ? 'Größe' : 'Größen'}, ${colours} Farben. Wähle Größe und Farbe, der Preis rechnet mit.`,
  it: (designs, colours) =>
    `${designs === 1 ? 'Una misura' : `${capitalized(numeral(designs, 'it'))} misure`}, ${colours} colori. Scegli misura e colore, il prezzo si aggiorna da solo.`,
  en: (designs, colours) =>
    `${capitalized(numeral(designs, 'en'))} ${designs === 1 ? 'size' : 'sizes'}, ${colours} colors. Choose size and color, and the price follows.`,
};

export const familyDescription = (familyKey: string, designs: number, colours: number): Text =>
  mapText(familyByKey(familyKey).use, (sentence, language) => paragraphs(sentence, CHOICE[language](designs, colours)));
