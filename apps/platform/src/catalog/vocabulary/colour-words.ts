import type { Concept } from '@brixel/catalog-index/lexicon';

/** A general colour word stands for every tone of it, the plainest first. */
export const colourWords: readonly Concept[] = [
  {
    de: 'rot',
    it: 'rosso',
    en: 'red',
    kinds: {
      de: 'Signalrot, Weinrot, Koralle',
      it: 'segnale, bordeaux, corallo',
      en: 'signal red, wine red, coral',
    },
  },
  {
    de: 'blau',
    it: 'blu',
    en: 'blue',
    kinds: {
      de: 'Kobalt, Azur, Nachtblau, Kornblume, Himmelblau, Taubenblau, Eisblau',
      it: 'cobalto, azzurro, notte, fiordaliso, celeste, zucchero',
      en: 'cobalt, azure, midnight, cornflower, sky blue, dove, ice blue',
    },
  },
  {
    de: 'Himmelblau, hellblau',
    it: 'celeste, azzurro',
    en: 'sky blue, light blue',
    kinds: {
      de: 'Himmelblau, Eisblau, Azur, Kornblume',
      it: 'celeste, ghiaccio, azzurro, fiordaliso',
      en: 'sky blue, ice blue, azure, cornflower',
    },
  },
  { de: 'Nachtblau, dunkelblau', it: 'notte, blu scuro', en: 'midnight, dark blue, navy' },
  {
    de: 'grün',
    it: 'verde',
    en: 'green',
    kinds: {
      de: 'Waldgrün, Wiesengrün, Limette, Tanne, Oliv, Salbei, Pistazie',
      it: 'bosco, prato, lime, abete, oliva, salvia, pistacchio',
      en: 'forest green, meadow green, lime, fir, olive, sage, pistachio',
    },
  },
  {
    de: 'gelb',
    it: 'giallo',
    en: 'yellow',
    kinds: {
      de: 'Sonnengelb, Neongelb, Vanille, Mango',
      it: 'sole, neon, vaniglia, mango',
      en: 'sun yellow, neon yellow, vanilla, mango',
    },
  },
  {
    de: 'orange',
    it: 'arancione, arancio',
    en: 'orange',
    kinds: {
      de: 'Orange, Rostorange, Mango, Aprikose',
      it: 'arancione, ruggine, mango, albicocca',
      en: 'orange, rust, mango, apricot',
    },
  },
  { de: 'weiß', it: 'bianco', en: 'white' },
  { de: 'schwarz', it: 'nero', en: 'black' },
  {
    de: 'grau',
    it: 'grigio',
    en: 'grey, gray',
    kinds: {
      de: 'Hellgrau, Dunkelgrau, Silbergrau, Kieselgrau, Schiefer',
      it: 'chiaro, scuro, ardesia',
      en: 'light grey, dark grey, silver grey, pebble grey, slate',
    },
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
      en: 'chestnut, chocolate, espresso, cocoa, cinnamon, walnut, caramel',
    },
  },
  {
    de: 'beige',
    it: 'beige',
    en: 'beige, tan',
    kinds: {
      de: 'Sand, Dünenbeige, Lehm, Marzipan',
      it: 'sabbia, duna, argilla, marzapane',
      en: 'sand, dune, clay, marzipan',
    },
  },
  {
    de: 'lila, violett',
    it: 'viola',
    en: 'purple, violet',
    kinds: {
      de: 'Violett, Flieder, Lavendel, Purpur, Enzian, Heide',
      it: 'viola, lilla, lavanda, porpora, genziana',
      en: 'purple, violet, lilac, lavender, gentian, heather',
    },
  },
  { de: 'rosa', it: 'rosa', en: 'rose', kinds: { de: 'Rosa, Altrosa, Pink', it: 'rosa, fucsia', en: 'rose, pink' } },
  {
    de: 'pink',
    it: 'fucsia',
    en: 'pink, magenta',
    kinds: { de: 'Pink, Beere, Rosa', it: 'fucsia, mora, rosa', en: 'pink, berry, rose' },
  },
  {
    de: 'türkis',
    it: 'turchese',
    en: 'turquoise, teal, aqua',
    kinds: {
      de: 'Türkis, Petrol, Aqua, Minze',
      it: 'turchese, petrolio, acqua, menta',
      en: 'turquoise, petrol, aqua, mint',
    },
  },
  {
    de: 'klar, transparent, durchsichtig, glasklar',
    it: 'trasparente, trasparenti',
    en: 'clear, transparent, trans',
  },
  { de: 'Perlgold, gold, golden', it: 'oro, dorato', en: 'gold, golden' },
  { de: 'Perlsilber, silber, silbern', it: 'argento, argentato', en: 'silver' },
  { de: 'bunt, Kunterbunt, gemischt', it: 'mille colori, colorato, misto', en: 'jumble, mixed, colourful, assorted' },
];
