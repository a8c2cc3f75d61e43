import type { Finish } from './part.ts';

/**
 * Colours that sellers have lots of and our own palette lacks: old ones, rare ones, chrome and glitter. They are found by the number of
 * BrickLink's catalogue, which outlives its names, and become options of the shop once something has them.
 */
export interface FurtherColour {
  bricklinkId: number;
  rebrickableId: number | null;
  name: { de: string; it: string; en: string };
  hex: string;
  finish: Finish;
}

/** Our own colours have smaller ids. */
const FIRST_OPTION = 1000;

/** The id that a colour has as an option of the shop. */
export const furtherOption = (bricklinkId: number): number => FIRST_OPTION + bricklinkId;

type Names = [de: string, it: string, en: string];

const further = (
  bricklinkId: number,
  rebrickableId: number | null,
  [de, it, en]: Names,
  hex: string,
  finish: Finish = 'solid',
): FurtherColour => ({ bricklinkId, rebrickableId, name: { de, it, en }, hex: `#${hex}`, finish });

export const FURTHER_COLOURS: readonly FurtherColour[] = [
  further(49, 503, ['Sehr helles Grau', 'Grigio molto chiaro', 'Very light grey'], 'e6e3da'),
  further(91, 86, ['Hellbraun', 'Marrone chiaro', 'Light brown'], '7c503a'),
  further(225, 128, ['Dunkelnougat', 'Nocciola scuro', 'Dark nougat'], 'ad6140'),
  further(25, 12, ['Lachs', 'Salmone', 'Salmon'], 'f2705e'),
  further(26, 100, ['Helllachs', 'Salmone chiaro', 'Light salmon'], 'febabd'),
  further(27, 216, ['Altrost', 'Ruggine antica', 'Old rust'], 'b31004'),
  further(32, 125, ['Hellorange', 'Arancione chiaro', 'Light orange'], 'f9ba61'),
  further(96, 68, ['Sehr helles Orange', 'Arancione molto chiaro', 'Very light orange'], 'f3cf9b'),
  further(33, 18, ['Hellgelb', 'Giallo chiaro', 'Light yellow'], 'fbe696'),
  further(35, 120, ['Helllimette', 'Lime chiaro', 'Light lime'], 'd9e4a7'),
  further(76, 115, ['Mittellimette', 'Lime medio', 'Medium lime'], 'c7d23c'),
  further(37, 74, ['Mittelgrün', 'Verde medio', 'Medium green'], '73dca1'),
  further(38, 17, ['Hellgrün', 'Verde chiaro', 'Light green'], 'c2dab8'),
  further(40, 11, ['Helltürkis', 'Turchese chiaro', 'Light turquoise'], '55a5af'),
  further(72, 313, ['Reedereiblau', 'Blu armatore', 'Shipping-line blue'], '54a9c8'),
  further(87, 232, ['Horizontblau', 'Azzurro orizzonte', 'Horizon blue'], '7dbfdd'),
  further(97, 89, ['Königsblau', 'Blu reale', 'Royal blue'], '4c61db'),
  further(109, 23, ['Dunkles Königsblau', 'Blu reale scuro', 'Dark royal blue'], '2032b0'),
  further(73, 112, ['Mittelviolett', 'Viola medio', 'Medium violet'], '6874ca'),
  further(44, 20, ['Hellviolett', 'Viola chiaro', 'Light violet'], 'c9cae2'),
  further(93, 69, ['Helllila', 'Lilla chiaro', 'Light purple'], 'cd6298'),
  further(94, 351, ['Mittleres Dunkelrosa', 'Rosa scuro medio', 'Medium dark pink'], 'f785b1'),
  further(23, 13, ['Bonbonrosa', 'Rosa caramella', 'Candy pink'], 'fc97ac'),
  further(56, 77, ['Rosé', 'Rosa tenue', 'Rose pink'], 'fecccf'),
  further(242, null, ['Dunkeloliv', 'Verde oliva scuro', 'Dark olive green'], '5d5c36'),
  further(173, null, ['Ockergelb', 'Giallo ocra', 'Ochre yellow'], 'dd982e'),
  further(171, null, ['Zitronengelb', 'Giallo limone', 'Lemon'], 'f7e04a'),
  further(174, null, ['Blauviolett', 'Blu violetto', 'Blue violet'], '4c5fa8'),
  further(175, null, ['Warmrosa', 'Rosa caldo', 'Warm pink'], 'f0a0a0'),
  further(13, 40, ['Transparent Rauchbraun', 'Marrone fumo trasparente', 'Trans smoky brown'], '635f52', 'trans'),
  further(18, 57, ['Transparent Neonorange', 'Arancione neon trasparente', 'Trans neon orange'], 'ff800d', 'trans'),
  further(16, 42, ['Transparent Neongrün', 'Verde neon trasparente', 'Trans neon green'], 'f8f184', 'trans'),
  further(121, 54, ['Transparent Neongelb', 'Giallo neon trasparente', 'Trans neon yellow'], 'dab000', 'trans'),
  further(108, 35, ['Transparent Hellgrün', 'Verde brillante trasparente', 'Trans bright green'], 'd9e4a7', 'trans'),
  further(74, 143, ['Transparent Mittelblau', 'Blu medio trasparente', 'Trans medium blue'], 'cfe2f7', 'trans'),
  further(113, 43, ['Transparent Eisblau', 'Azzurro ghiaccio trasparente', 'Trans very light blue'], 'c1dff0', 'trans'),
  further(51, 52, ['Transparent Lila', 'Viola trasparente', 'Trans purple'], 'a5a5cb', 'trans'),
  further(114, 236, ['Transparent Helllila', 'Lilla trasparente', 'Trans light purple'], '96709f', 'trans'),
  further(107, 230, ['Transparent Rosa', 'Rosa trasparente', 'Trans pink'], 'e4adc8', 'trans'),
  further(21, 334, ['Chromgold', 'Oro cromato', 'Chrome gold'], 'bba53d', 'pearl'),
  further(22, 383, ['Chromsilber', 'Argento cromato', 'Chrome silver'], 'e0e0e0', 'pearl'),
  further(122, 64, ['Chromschwarz', 'Nero cromato', 'Chrome black'], '1b2a34', 'pearl'),
  further(52, 61, ['Chromblau', 'Blu cromato', 'Chrome blue'], '6c96bf', 'pearl'),
  further(83, 183, ['Perlweiß', 'Bianco perla', 'Pearl white'], 'f2f3f2', 'pearl'),
  further(119, 150, ['Sehr helles Perlgrau', 'Grigio perla molto chiaro', 'Pearl very light grey'], 'abadac', 'pearl'),
  further(66, 135, ['Hellperlgrau', 'Grigio perla chiaro', 'Pearl light grey'], '9ca3a8', 'pearl'),
  further(61, 142, ['Hellperlgold', 'Oro perla chiaro', 'Pearl light gold'], 'dcbc81', 'pearl'),
  further(81, 178, ['Mattgold dunkel', 'Oro opaco scuro', 'Flat dark gold'], 'b48455', 'pearl'),
  further(84, 134, ['Kupfer', 'Rame', 'Copper'], 'ae7a59', 'pearl'),
  further(78, 137, ['Perlsandblau', 'Blu sabbia perla', 'Pearl sand blue'], '7988a1', 'pearl'),
  further(67, 80, ['Metallicsilber', 'Argento metallizzato', 'Metallic silver'], 'a5a9b4', 'pearl'),
  further(65, 82, ['Metallicgold', 'Oro metallizzato', 'Metallic gold'], 'dbac34', 'pearl'),
  further(70, 81, ['Metallicgrün', 'Verde metallizzato', 'Metallic green'], '899b5f', 'pearl'),
  further(60, 79, ['Milchweiß', 'Bianco latte', 'Milky white'], 'f5f3ea'),
  further(46, 21, ['Leuchtend im Dunkeln', 'Fosforescente', 'Glow in the dark'], 'd4d5c9'),
  further(
    118,
    294,
    ['Transparent nachleuchtend', 'Fosforescente trasparente', 'Glow in the dark trans'],
    'bdc6ad',
    'trans',
  ),
  further(101, 117, ['Glitzer klar', 'Glitter trasparente', 'Glitter clear'], 'f5f5f5', 'trans'),
  further(100, 114, ['Glitzer Dunkelrosa', 'Glitter rosa scuro', 'Glitter dark pink'], 'df6695', 'trans'),
  further(102, 129, ['Glitzer Lila', 'Glitter viola', 'Glitter purple'], 'a5a5cb', 'trans'),
  further(111, 132, ['Schwarz-Silber gesprenkelt', 'Nero screziato argento', 'Speckled black-silver'], '1c1c1c'),
  further(116, 75, ['Schwarz-Kupfer gesprenkelt', 'Nero screziato rame', 'Speckled black-copper'], '1c1c1c'),
  further(117, 76, ['Grau-Silber gesprenkelt', 'Grigio screziato argento', 'Speckled grey-silver'], '635f61'),
  further(151, 133, ['Schwarz-Gold gesprenkelt', 'Nero screziato oro', 'Speckled black-gold'], '1c1c1c'),
];

export const furtherByOption = (id: number): FurtherColour | null =>
  FURTHER_COLOURS.find(({ bricklinkId }) => furtherOption(bricklinkId) === id) ?? null;
