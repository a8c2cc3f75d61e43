/**
 * The colours of the shop, one palette for parts and mosaics. Ids follow the colour wall and never change.
 * Where public lists disagree about a value, the one nearest to the real plastic was chosen.
 */
import type { BrickColour, ColourFamily } from './part.ts';

type Names = [de: string, it: string, en: string];
type Ids = [rebrickable: number, bricklink: number, maker: number];

function colour(
  id: number,
  key: string,
  [de, it, en]: Names,
  hex: string,
  family: ColourFamily,
  [rebrickableId, bricklinkId, makerId]: Ids,
  { mosaic = false, retired = false }: { mosaic?: boolean; retired?: boolean } = {},
): BrickColour {
  const finish = family === 'trans' || family === 'pearl' ? family : 'solid';
  return { id, key, name: { de, it, en }, hex, finish, family, rebrickableId, bricklinkId, makerId, retired, mosaic };
}

export const COLOURS: readonly BrickColour[] = [
  colour(1, 'white', ['Weiß', 'Bianco', 'White'], '#f4f4f4', 'neutral', [15, 1, 1], { mosaic: true }),
  colour(
    2,
    'very-light-bluish-gray',
    ['Silbergrau', 'Grigio argento', 'Silver grey'],
    '#e6e3e0',
    'neutral',
    [151, 99, 208],
    { retired: true },
  ),
  colour(3, 'light-bluish-gray', ['Hellgrau', 'Grigio chiaro', 'Light grey'], '#a0a5a9', 'neutral', [71, 86, 194], {
    mosaic: true,
  }),
  colour(4, 'light-gray', ['Kieselgrau', 'Grigio ghiaia', 'Pebble grey'], '#8a928d', 'neutral', [7, 9, 2], {
    retired: true,
  }),
  colour(5, 'dark-bluish-gray', ['Dunkelgrau', 'Grigio scuro', 'Dark grey'], '#6c6e68', 'neutral', [72, 85, 199], {
    mosaic: true,
  }),
  colour(6, 'dark-gray', ['Schiefer', 'Ardesia', 'Slate'], '#545955', 'neutral', [8, 10, 27], { retired: true }),
  colour(7, 'black', ['Schwarz', 'Nero', 'Black'], '#212121', 'neutral', [0, 11, 26], { mosaic: true }),
  colour(8, 'light-nougat', ['Marzipan', 'Marzapane', 'Marzipan'], '#f6d7b3', 'brown', [78, 90, 283], { mosaic: true }),
  colour(9, 'tan', ['Sand', 'Sabbia', 'Sand'], '#e4cd9e', 'brown', [19, 2, 5], { mosaic: true }),
  colour(10, 'warm-tan', ['Dünenbeige', 'Beige duna', 'Dune beige'], '#cca373', 'brown', [1089, 241, 371], {
    mosaic: true,
  }),
  colour(11, 'dark-tan', ['Lehm', 'Argilla', 'Clay'], '#897d62', 'brown', [28, 69, 138], { mosaic: true }),
  colour(12, 'nougat', ['Nougat', 'Nocciola', 'Nougat'], '#d09168', 'brown', [92, 28, 18], { mosaic: true }),
  colour(13, 'medium-nougat', ['Karamell', 'Caramello', 'Caramel'], '#aa7d55', 'brown', [84, 150, 312], {
    mosaic: true,
  }),
  colour(14, 'sienna-brown', ['Zimt', 'Cannella', 'Cinnamon'], '#915c3c', 'brown', [1137, 169, 422], { mosaic: true }),
  colour(15, 'medium-brown', ['Walnuss', 'Noce', 'Walnut'], '#755945', 'brown', [1088, 240, 370], { mosaic: true }),
  colour(16, 'reddish-brown', ['Kastanie', 'Castagna', 'Chestnut'], '#5f3109', 'brown', [70, 88, 192], {
    mosaic: true,
  }),
  colour(17, 'umber-brown', ['Kakao', 'Cacao', 'Cocoa'], '#5e3f33', 'brown', [1138, 168, 423], { mosaic: true }),
  colour(18, 'brown', ['Schokobraun', 'Cioccolato', 'Chocolate'], '#543324', 'brown', [6, 8, 25], { retired: true }),
  colour(19, 'dark-brown', ['Espresso', 'Espresso', 'Espresso'], '#352100', 'brown', [308, 120, 308], { mosaic: true }),
  colour(20, 'coral', ['Koralle', 'Corallo', 'Coral'], '#ff6d77', 'red', [1050, 220, 353], { mosaic: true }),
  colour(21, 'red', ['Signalrot', 'Rosso segnale', 'Signal red'], '#c91a09', 'red', [4, 5, 21], { mosaic: true }),
  colour(22, 'dark-red', ['Weinrot', 'Bordeaux', 'Wine red'], '#720e0f', 'red', [320, 59, 154], { mosaic: true }),
  colour(23, 'sand-red', ['Altrosa', 'Rosa antico', 'Old rose'], '#88605e', 'red', [335, 58, 153], { retired: true }),
  colour(24, 'reddish-orange', ['Paprika', 'Paprica', 'Paprika'], '#ca4c0b', 'orange', [1136, 167, 402], {
    mosaic: true,
  }),
  colour(25, 'dark-orange', ['Rostorange', 'Ruggine', 'Rust'], '#a95500', 'orange', [484, 68, 38], { mosaic: true }),
  colour(26, 'orange', ['Orange', 'Arancione', 'Orange'], '#fe8a18', 'orange', [25, 4, 106], { mosaic: true }),
  colour(27, 'medium-orange', ['Aprikose', 'Albicocca', 'Apricot'], '#ffa531', 'orange', [462, 31, 105], {
    retired: true,
  }),
  colour(28, 'bright-light-orange', ['Mango', 'Mango', 'Mango'], '#f8bb3d', 'orange', [191, 110, 191], {
    mosaic: true,
  }),
  colour(29, 'yellow', ['Sonnengelb', 'Giallo sole', 'Sun yellow'], '#fac80a', 'yellow', [14, 3, 24], { mosaic: true }),
  colour(30, 'vibrant-yellow', ['Neongelb', 'Giallo neon', 'Neon yellow'], '#edff21', 'yellow', [1062, 236, 368], {
    mosaic: true,
  }),
  colour(31, 'bright-light-yellow', ['Vanille', 'Vaniglia', 'Vanilla'], '#ffec6c', 'yellow', [226, 103, 226], {
    mosaic: true,
  }),
  colour(32, 'yellowish-green', ['Pistazie', 'Pistacchio', 'Pistachio'], '#dfeea5', 'green', [158, 158, 326], {
    mosaic: true,
  }),
  colour(33, 'lime', ['Limette', 'Lime', 'Lime'], '#a5ca18', 'green', [27, 34, 119], { mosaic: true }),
  colour(34, 'olive-green', ['Oliv', 'Oliva', 'Olive'], '#9b9a5a', 'green', [326, 155, 330], { mosaic: true }),
  colour(35, 'bright-green', ['Wiesengrün', 'Verde prato', 'Meadow green'], '#58ab41', 'green', [10, 36, 37], {
    mosaic: true,
  }),
  colour(36, 'green', ['Waldgrün', 'Verde bosco', 'Forest green'], '#237841', 'green', [2, 6, 28], { mosaic: true }),
  colour(37, 'dark-green', ['Tanne', 'Abete', 'Fir'], '#184632', 'green', [288, 80, 141], { mosaic: true }),
  colour(38, 'sand-green', ['Salbei', 'Salvia', 'Sage'], '#76a290', 'green', [378, 48, 151], { mosaic: true }),
  colour(39, 'aqua', ['Minze', 'Menta', 'Mint'], '#9cd6cc', 'teal', [118, 41, 118], { retired: true }),
  colour(40, 'light-aqua', ['Aqua', 'Acqua', 'Aqua'], '#d3f2ea', 'teal', [323, 152, 323], { mosaic: true }),
  colour(41, 'medium-azure', ['Türkis', 'Turchese', 'Turquoise'], '#36aebf', 'teal', [322, 156, 322], { mosaic: true }),
  colour(42, 'dark-turquoise', ['Petrol', 'Petrolio', 'Petrol'], '#008f9b', 'teal', [3, 39, 107], { mosaic: true }),
  colour(43, 'light-blue', ['Eisblau', 'Ghiaccio', 'Ice blue'], '#b4d2e3', 'blue', [9, 62, 45], { retired: true }),
  colour(44, 'bright-light-blue', ['Himmelblau', 'Celeste', 'Sky blue'], '#9fc3e9', 'blue', [212, 105, 212], {
    mosaic: true,
  }),
  colour(45, 'medium-blue', ['Kornblume', 'Fiordaliso', 'Cornflower'], '#5a93db', 'blue', [73, 42, 102], {
    mosaic: true,
  }),
  colour(46, 'dark-azure', ['Azur', 'Azzurro', 'Azure'], '#078bc9', 'blue', [321, 153, 321], { mosaic: true }),
  colour(47, 'blue', ['Kobalt', 'Cobalto', 'Cobalt'], '#1e5aa8', 'blue', [1, 7, 23], { mosaic: true }),
  colour(48, 'dark-blue', ['Nachtblau', 'Blu notte', 'Midnight blue'], '#0a3463', 'blue', [272, 63, 140], {
    mosaic: true,
  }),
  colour(49, 'sand-blue', ['Taubenblau', 'Carta da zucchero', 'Dove blue'], '#70819a', 'blue', [379, 55, 135], {
    mosaic: true,
  }),
  colour(50, 'violet', ['Enzian', 'Genziana', 'Gentian'], '#4354a3', 'violet', [110, 43, 110], { retired: true }),
  colour(51, 'dark-purple', ['Violett', 'Viola', 'Violet'], '#441a91', 'violet', [85, 89, 268], { mosaic: true }),
  colour(52, 'purple', ['Purpur', 'Porpora', 'Purple'], '#81007b', 'violet', [22, 24, 104], { retired: true }),
  colour(53, 'medium-lavender', ['Flieder', 'Lillà', 'Lilac'], '#ac78ba', 'violet', [30, 157, 324], { mosaic: true }),
  colour(54, 'lavender', ['Lavendel', 'Lavanda', 'Lavender'], '#cda4de', 'violet', [31, 154, 325], { mosaic: true }),
  colour(55, 'sand-purple', ['Heide', 'Erica', 'Heather'], '#845e84', 'violet', [373, 54, 136], { retired: true }),
  colour(56, 'bright-pink', ['Rosa', 'Rosa', 'Rose'], '#ff9ecd', 'pink', [29, 104, 222], { mosaic: true }),
  colour(57, 'dark-pink', ['Pink', 'Fucsia', 'Pink'], '#d3359d', 'pink', [5, 47, 221], { mosaic: true }),
  colour(58, 'magenta', ['Beere', 'Mora', 'Berry'], '#923978', 'pink', [26, 71, 124], { mosaic: true }),
  colour(59, 'trans-clear', ['Klar', 'Trasparente', 'Clear'], '#fcfcfc', 'trans', [47, 12, 40]),
  colour(60, 'trans-red', ['Klar-Rot', 'Rosso trasparente', 'Clear red'], '#c91a09', 'trans', [36, 17, 41]),
  colour(
    61,
    'trans-orange',
    ['Klar-Orange', 'Arancione trasparente', 'Clear orange'],
    '#f08f1c',
    'trans',
    [182, 98, 182],
  ),
  colour(62, 'trans-yellow', ['Klar-Gelb', 'Giallo trasparente', 'Clear yellow'], '#f5cd2f', 'trans', [46, 19, 44]),
  colour(63, 'trans-green', ['Klar-Grün', 'Verde trasparente', 'Clear green'], '#84b68d', 'trans', [34, 20, 48]),
  colour(64, 'trans-dark-blue', ['Klar-Blau', 'Blu trasparente', 'Clear blue'], '#0020a0', 'trans', [33, 14, 43]),
  colour(65, 'trans-light-blue', ['Klar-Aqua', 'Acqua trasparente', 'Clear aqua'], '#aeefec', 'trans', [41, 15, 42]),
  colour(66, 'trans-dark-pink', ['Klar-Pink', 'Fucsia trasparente', 'Clear pink'], '#df6695', 'trans', [45, 50, 113]),
  colour(67, 'pearl-gold', ['Perlgold', 'Oro perla', 'Pearl gold'], '#aa7f2e', 'pearl', [297, 115, 297]),
  colour(68, 'flat-silver', ['Perlsilber', 'Argento perla', 'Pearl silver'], '#898788', 'pearl', [179, 95, 315]),
  colour(69, 'pearl-titanium', ['Titan', 'Titanio', 'Titanium'], '#3e3c39', 'pearl', [1103, 77, 316]),
];

const byKey = new Map(COLOURS.map((entry) => [entry.key, entry]));

export function colourByKey(key: string): BrickColour {
  const found = byKey.get(key);
  if (!found) throw new Error(`Unknown colour key: ${key}`);
  return found;
}

/** Keys of bright colours in the order of the rainbow. */
export const RAINBOW = [
  'dark-red',
  'red',
  'coral',
  'orange',
  'bright-light-orange',
  'yellow',
  'lime',
  'bright-green',
  'dark-turquoise',
  'medium-azure',
  'dark-azure',
  'blue',
  'dark-purple',
  'magenta',
] as const;
