/** The mosaic products that the builder sells: four sizes, priced by the stud. */
import { type Format, MOSAIC_SIZES, type MosaicSize, partsOf, studsOf } from '@brixel/mosaic/formats';
import { MANUFACTURER, manufacturerContact, manufacturerName } from '../attributes.ts';
import { CATEGORY } from '../category-ids.ts';
import { daysBefore } from '../dates.ts';
import { type Motif, mosaicPicture } from '../pictures.ts';
import { AGE_ROW, makerRow, product, SAFETY_ROW, UNLIMITED_STOCK } from '../product-base.ts';
import type { Language, Money, SeedCustomOption, SeedProduct, Text } from '../seed.ts';
import { decimal, euros, grouped, mapText, NBSP, paragraphs, sameText, text } from '../text.ts';
import { mosaicSku } from './goods-skus.ts';

const FIRST_MOSAIC_ID = 4001;
const STUD_CM = 0.8;
const BASE_EUROS = 20;
const EUROS_PER_STUD = 0.0195;
const FRAME_PRICE = euros(29);
/** Areas of larger plates need fewer parts. */
const MERGED_REDUCTION = 0.1;

const FIRST_FRAME_OPTION = 41;
const FIRST_FORMAT_OPTION = 45;
const FIRST_PLATES_OPTION = 49;

interface MosaicRow {
  columns: number;
  rows: number;
  hours: number;
  motif: Motif;
  line: Text;
}

const ROWS: Readonly<Record<MosaicSize, MosaicRow>> = {
  s: {
    columns: 48,
    rows: 64,
    hours: 4,
    motif: 'cat',
    line: text(
      'Das Format für ein Gesicht. Passt über den Schreibtisch und an einen Abend.',
      'Il formato per un volto. Sta sopra la scrivania e in una sera.',
      'The size for a face. Fits above the desk and into one evening.',
    ),
  },
  m: {
    columns: 72,
    rows: 96,
    hours: 10,
    motif: 'raccoon',
    line: text(
      'Unsere Empfehlung: genug Steine für zwei Gesichter, noch handlich genug für einen Nagel.',
      'Il nostro consiglio: abbastanza mattoncini per due volti, ancora abbastanza leggero per un chiodo.',
      'Our recommendation: enough bricks for two faces, still handy enough for one nail.',
    ),
  },
  l: {
    columns: 96,
    rows: 128,
    hours: 17,
    motif: 'espresso',
    line: text(
      'Ein Meter Bild. Landschaften bekommen Tiefe, Gruppen bekommen Augen.',
      'Un metro di quadro. I paesaggi prendono profondità, i gruppi prendono occhi.',
      'A metre of picture. Landscapes get depth, groups get eyes.',
    ),
  },
  xl: {
    columns: 120,
    rows: 160,
    hours: 27,
    motif: 'sunset',
    line: text(
      'Fast 20.000 Steine. Für die große Wand, die große Familie oder den großen Ehrgeiz.',
      'Quasi 20.000 mattoncini. Per la parete grande, la famiglia grande o l’ambizione grande.',
      'Almost 20,000 bricks. For the big wall, the big family or the big ambition.',
    ),
  },
};

/** 20 euros and 1.95 cents a stud, rounded to the nearest .90. */
export function mosaicPrice(studs: number): Money {
  const exact = BASE_EUROS + EUROS_PER_STUD * studs;
  return euros(Math.round(exact - 0.9) + 0.9);
}

interface OptionRow {
  sku: string;
  title: Text;
  price: Money;
}

/** Required and without a default, because nothing that costs may be preselected. The builder fills in what it knows. */
const choice = (id: number, title: Text, rows: readonly OptionRow[]): SeedCustomOption => ({
  id,
  title,
  type: 'radio',
  required: true,
  values: rows.map((row, place) => ({ id: id * 10 + place + 1, ...row, priceType: 'fixed' })),
});

const studCount = (size: MosaicSize, format: Format): number => partsOf(studsOf(size, format));

const formatOption = (size: MosaicSize, index: number): SeedCustomOption =>
  choice(FIRST_FORMAT_OPTION + index, text('Format', 'Formato', 'Format'), [
    { sku: 'portrait', title: text('Hochformat', 'Verticale', 'Portrait'), price: 0 },
    { sku: 'landscape', title: text('Querformat', 'Orizzontale', 'Landscape'), price: 0 },
    {
      sku: 'square',
      title: text('Quadrat', 'Quadrato', 'Square'),
      price: mosaicPrice(studCount(size, 'square')) - mosaicPrice(studCount(size, 'portrait')),
    },
  ]);

const platesOption = (size: MosaicSize, index: number): SeedCustomOption =>
  choice(FIRST_PLATES_OPTION + index, text('Steine', 'Mattoncini', 'Bricks'), [
    {
      sku: 'single',
      title: text('Ein Stein je Noppe', 'Un mattoncino per bottoncino', 'One brick per stud'),
      price: 0,
    },
    {
      sku: 'merged',
      title: text('Flächen aus größeren Platten', 'Superfici con piastre più grandi', 'Areas of larger plates'),
      price: -wholeEuros(mosaicPrice(studCount(size, 'portrait')) * MERGED_REDUCTION),
    },
  ]);

const frameOption = (index: number): SeedCustomOption =>
  choice(FIRST_FRAME_OPTION + index, text('Rahmen', 'Cornice', 'Frame'), [
    { sku: 'none', title: text('Ohne Rahmen', 'Senza cornice', 'Without frame'), price: 0 },
    { sku: 'oak', title: text('Rahmen Eiche', 'Cornice rovere', 'Oak frame'), price: FRAME_PRICE },
    { sku: 'black', title: text('Rahmen Schwarz', 'Cornice nera', 'Black frame'), price: FRAME_PRICE },
  ]);

const wholeEuros = (amount: Money): Money => Math.round(amount / euros(1)) * euros(1);

function mosaic(size: MosaicSize, index: number): SeedProduct {
  const { columns, rows, hours, motif, line } = ROWS[size];
  const studs = columns * rows;
  const measures = (language: Language): string =>
    `${decimal(columns * STUD_CM, 1, language)} × ${decimal(rows * STUD_CM, 1, language)}${NBSP}cm`;
  const letter = size.toUpperCase();
  const name = text(`Foto-Mosaik ${letter}`, `Mosaico fotografico ${letter}`, `Photo Mosaic ${letter}`);
  const pieces = (language: Language): string => grouped(studs, language);
  return product({
    id: FIRST_MOSAIC_ID + index,
    sku: mosaicSku(size),
    type: 'simple',
    name,
    urlKey: text(`foto-mosaik-${size}`, `mosaico-fotografico-${size}`, `photo-mosaic-${size}`),
    shortDescription: text(
      `Dein Foto auf ${measures('de')}, ${pieces('de')} Steine, Bauzeit etwa ${hours} Stunden.`,
      `La tua foto in ${measures('it')}, ${pieces('it')} mattoncini, circa ${hours} ore di montaggio.`,
      `Your photo on ${measures('en')}, ${pieces('en')} bricks, building time about ${hours} hours.`,
    ),
    description: text(
      paragraphs(
        line.de,
        'Lade ein Bild hoch, schneide es zu, wähle Farbe oder Graustufen. Du bekommst jeden Stein nach Farben sortiert, die Grundplatten und einen Bauplan, der dich Platte für Platte durchs Bild führt.',
        'Hochformat, Querformat oder Quadrat: Das entscheidest du beim Zuschneiden. Quer und hoch kosten gleich viel, das Quadrat weniger. Dein Foto bewahren wir nicht auf, nur das Mosaik daraus, und auch das löschen wir nach fünf Tagen, wenn du nicht bestellst.',
      ),
      paragraphs(
        line.it,
        'Carica un’immagine, ritagliala, scegli colore o scala di grigi. Ricevi ogni mattoncino diviso per colore, le basi e uno schema che ti guida nel quadro una base alla volta.',
        'Verticale, orizzontale o quadrato: lo decidi quando ritagli. Orizzontale e verticale costano uguale, il quadrato meno. La tua foto non la conserviamo: teniamo solo il mosaico, e se non ordini cancelliamo anche quello dopo cinque giorni.',
      ),
      paragraphs(
        line.en ?? '',
        'Upload a picture, crop it, choose color or grayscale. You get every brick sorted by color, the baseplates and a building plan that leads you through the picture plate by plate.',
        'Portrait, landscape or square: you decide when you crop. Landscape and portrait cost the same, the square costs less. We do not keep your photo, only the mosaic made of it, and we delete that too after five days if you do not order.',
      ),
    ),
    categoryIds: [CATEGORY.mosaics],
    price: mosaicPrice(studs),
    stock: UNLIMITED_STOCK,
    pictures: [{ path: mosaicPicture(motif, size), label: name }],
    manufacturer: MANUFACTURER.brixel,
    sizeLabel: letter,
    pieceCount: studs,
    ageFrom: 10,
    deliveryDays: { min: 4, max: 6 },
    dataSheet: [
      {
        label: text('Maße', 'Misure', 'Dimensions'),
        value: mapText(sameText(''), (_, language) => measures(language)),
      },
      { label: text('Noppen', 'Bottoncini', 'Studs'), value: sameText(`${columns}×${rows}`) },
      {
        label: text('Steine', 'Mattoncini', 'Bricks'),
        value: mapText(sameText(''), (_, language) => pieces(language)),
      },
      {
        label: text('Bauzeit', 'Tempo di montaggio', 'Building time'),
        value: text(`etwa ${hours} Std.`, `circa ${hours} h`, `about ${hours} h`),
      },
      {
        label: text('Bauplan', 'Schema', 'Building plan'),
        value: text('gedruckt und als PDF', 'stampato e in PDF', 'printed and as a PDF'),
      },
      AGE_ROW(10),
      {
        label: text('Hersteller', 'Produttore', 'Manufacturer'),
        value: sameText(manufacturerName(MANUFACTURER.brixel)),
      },
      SAFETY_ROW,
      makerRow(manufacturerContact(MANUFACTURER.brixel)),
    ],
    links: MOSAIC_SIZES.filter((other) => other !== size).map((other) => ({
      type: 'related',
      sku: mosaicSku(other),
      qty: 1,
    })),
    customOptions: [formatOption(size, index), platesOption(size, index), frameOption(index)],
    createdAt: daysBefore(400 - index),
    updatedAt: daysBefore(30 - index),
  });
}

export const buildMosaics = (): SeedProduct[] => MOSAIC_SIZES.map(mosaic);
