import type { Concept } from '@brixel/catalog-index/lexicon';

/** A general colour word stands for every tone of it, the plainest first. */
export const colourWords: readonly Concept[] = [
  {
    de: 'rot',
    it: 'rosso',
    en: 'red',
    kinds: { de: 'Signalrot, Weinrot, Koralle', it: 'segnale, bordeaux, corallo' },
  },
  {
    de: 'blau',
    it: 'blu',
    en: 'blue',
    kinds: {
      de: 'Kobalt, Azur, Nachtblau, Kornblume, Himmelblau, Taubenblau, Eisblau',
      it: 'cobalto, azzurro, notte, fiordaliso, celeste, zucchero',
    },
  },
  {
    de: 'Himmelblau, hellblau',
    it: 'celeste, azzurro',
    en: 'light blue',
    kinds: { de: 'Himmelblau, Eisblau, Azur, Kornblume', it: 'celeste, ghiaccio, azzurro, fiordaliso' },
  },
  { de: 'Nachtblau, dunkelblau', it: 'notte, blu scuro', en: 'dark blue, navy' },
  {
    de: 'grün',
    it: 'verde',
    en: 'green',
    kinds: {
      de: 'Waldgrün, Wiesengrün, Limette, Tanne, Oliv, Salbei, Pistazie',
      it: 'bosco, prato, lime, abete, oliva, salvia, pistacchio',
    },
  },
  {
    de: 'gelb',
    it: 'giallo',
    en: 'yellow',
    kinds: { de: 'Sonnengelb, Neongelb, Vanille, Mango', it: 'sole, neon, vaniglia, mango' },
  },
  {
    de: 'orange',
    it: 'arancione, arancio',
    en: 'orange',
    kinds: { de: 'Orange, Rostorange, Mango, Aprikose', it: 'arancione, ruggine, mango, albicocca' },
  },
  { de: 'weiß', it: 'bianco', en: 'white' },
  { de: 'schwarz', it: 'nero', en: 'black' },
  {
    de: 'grau',
    it: 'grigio',
    en: 'grey, gray',
    kinds: { de: 'Hellgrau, Dunkelgrau, Silbergrau, Kieselgrau, Schiefer', it: 'chiaro, scuro, ardesia' },
  },
  { de: 'hellgrau', it: 'grigio chiaro', en: 'light grey, light gray' },
  { de: 'dunkelgrau', it: 'grigio scuro', en: 'dark grey, dark gray' },
  {
    de: 'braun',
    it: 'marrone',
    en: 'brown',
    kinds: {
      de: 'Kastanie, Schokobraun, Espresso, Kakao, Zimt, Walnuss, Karamell',
      it: 'castagna, cioccolato, espresso, cacao, cannella, noce, caramello',
    },
  },
  {
    de: 'beige',
    it: 'beige',
    en: 'beige, tan',
    kinds: { de: 'Sand, Dünenbeige, Lehm, Marzipan', it: 'sabbia, duna, argilla, marzapane' },
  },
  {
    de: 'lila, violett',
    it: 'viola',
    en: 'purple, violet',
    kinds: { de: 'Violett, Flieder, Lavendel, Purpur, Enzian, Heide', it: 'viola, lilla, lavanda, porpora, genziana' },
  },
  { de: 'rosa', it: 'rosa', en: 'rose', kinds: { de: 'Rosa, Altrosa, Pink', it: 'rosa, fucsia' } },
  { de: 'pink', it: 'fucsia', en: 'pink, magenta', kinds: { de: 'Pink, Beere, Rosa', it: 'fucsia, mora, rosa' } },
  {
    de: 'türkis',
    it: 'turchese',
    en: 'turquoise, teal, aqua',
    kinds: { de: 'Türkis, Petrol, Aqua, Minze', it: 'turchese, petrolio, acqua, menta' },
  },
  {
    de: 'klar, transparent, durchsichtig, glasklar',
    it: 'trasparente, trasparenti',
    en: 'clear, transparent, trans',
  },
  { de: 'Perlgold, gold, golden', it: 'oro, dorato', en: 'gold, golden' },
  { de: 'Perlsilber, silber, silbern', it: 'argento, argentato', en: 'silver' },
  { de: 'bunt, Kunterbunt, gemischt', it: 'mille colori, colorato, misto', en: 'mixed, colourful, assorted' },
];
