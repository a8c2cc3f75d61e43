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

export const colourText = ({ name }: BrickColour): Text => text(name.de, name.it);

/** Name without the colour: Stein 2×4. */
export const pieceName = (design: Design): Text =>
  mapText(familyByKey(design.family).piece, (piece) => `${piece} ${sizeLabel(design)}`);

export const variantName = (design: Design, colour: BrickColour): Text =>
  mapText(pieceName(design), (piece, language) => `${piece} ${colour.name[language]}`);

const colourSlugs = new Map(COLOURS.map((colour) => [colour.id, slugs(colourText(colour))]));
const pieceSlugs = new Map(DESIGNS.map((design) => [design.number, slugs(pieceName(design))]));

export const variantSlug = (design: Design, colour: BrickColour): Text => {
  const [piece, tone] = [pieceSlugs.get(design.number), colourSlugs.get(colour.id)];
  return text(`${piece?.de}-${tone?.de}`, `${piece?.it}-${tone?.it}`);
};

/** Alternative text of pictures: Stein 2×4, Koralle. */
export const pictureLabel = (design: Design, colour: BrickColour): Text =>
  mapText(pieceName(design), (piece, language) => `${piece}, ${colour.name[language]}`);

const studsDe = (n: number): string =>
  n === 0 ? 'ohne Noppen' : n === 1 ? 'mit einer Noppe' : `mit ${numeral(n, 'de')} Noppen`;
const studsIt = (n: number): string =>
  n === 0 ? 'senza bottoncini' : n === 1 ? 'con un bottoncino' : `con ${numeral(n, 'it')} bottoncini`;
const studs = (design: Design, language: Language): string =>
  (language === 'de' ? studsDe : studsIt)(studCount(design));

export const variantShortDescription = (design: Design, colour: BrickColour): Text =>
  mapText(pieceName(design), (piece, language) => {
    const height = `${decimal(heightMm(design))}${NBSP}mm`;
    return language === 'de'
      ? `${piece} ${studs(design, 'de')} in ${colour.name.de}, ${height} hoch. Passt auf alle gängigen Klemmbausteine im 8-mm-Raster.`
      : `${piece} ${studs(design, 'it')}, colore ${colour.name.it}, altezza ${height}. Compatibile con tutti i comuni mattoncini a passo di 8${NBSP}mm.`;
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
};

export function variantDescription(design: Design, colour: BrickColour): Text {
  const { use } = familyByKey(design.family);
  const { note, partners } = colourNote(colour.key);
  const [first, second] = [colourByKey(partners[0]), colourByKey(partners[1])];
  const seed = `closing ${design.number} ${colour.key}`;
  return mapText(use, (sentence, language) => {
    const tone = `${colour.name[language]}: ${note[language]}.`;
    const matches =
      language === 'de'
        ? `Passt gut zu ${first.name.de} und ${second.name.de}.`
        : `Sta bene con ${first.name.it} e ${second.name.it}.`;
    return paragraphs(sentence, `${tone} ${matches}`, pick(seed, CLOSING[language]));
  });
}

const MATERIAL_LABEL = text('Material', 'Materiale');
const MATERIAL: Readonly<Record<BrickColour['finish'], Text>> = {
  solid: text('ABS, durchgefärbt', 'ABS, colorato in massa'),
  trans: text('Polycarbonat, transparent', 'Policarbonato trasparente'),
  pearl: text('ABS mit Perlglanz', 'ABS perlato'),
};

type Row = SeedProduct['dataSheet'][number];

function measureRows(design: Design): Row[] {
  const size = sizeLabel(design);
  const weight = weightGrams(design);
  const grams = `${decimal(weight, weight >= 20 ? 0 : weight >= 1 ? 1 : 2)}${NBSP}g`;
  return [
    { label: text('Maße', 'Misure'), value: sameText(measures(design)) },
    { label: text('Raster', 'Passo'), value: text(`8${NBSP}mm, ${size} Noppen`, `8${NBSP}mm, ${size} bottoncini`) },
    { label: text('Gewicht', 'Peso'), value: sameText(grams) },
    { label: text('Design-ID', 'ID design'), value: sameText(design.number) },
  ];
}

const colourRow = ({ id, name }: BrickColour): Row => ({
  label: text('Farbe', 'Colore'),
  value: text(`${name.de} (Nr. ${id})`, `${name.it} (n. ${id})`),
});

/** Years: single parts are small enough to be swallowed. */
export const PART_AGE = 5;

const makerRows = (manufacturer: number): Row[] => [
  AGE_ROW(PART_AGE),
  { label: text('Hersteller', 'Produttore'), value: sameText(manufacturerName(manufacturer)) },
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

export const familyDescription = (familyKey: string, designs: number, colours: number): Text =>
  mapText(familyByKey(familyKey).use, (sentence, language) =>
    paragraphs(
      sentence,
      language === 'de'
        ? `${capitalized(numeral(designs, 'de'))} ${designs === 1 ? 'Größe' : 'Größen'}, ${colours} Farben. Wähle Größe und Farbe, der Preis rechnet mit.`
        : `${designs === 1 ? 'Una misura' : `${capitalized(numeral(designs, 'it'))} misure`}, ${colours} colori. Scegli misura e colore, il prezzo si aggiorna da solo.`,
    ),
  );
