import type { Concept } from '@brixel/catalog-index/lexicon';

/** What brick people call the parts. The shop's own name comes first. */
export const partWords: readonly Concept[] = [
  {
    de: 'Stein, Baustein, Klemmbaustein, Noppenstein, Steinchen, Klötzchen',
    it: 'mattoncino, mattone',
    en: 'brick, block',
    unspoken: 'lego',
  },
  { de: 'Platte, Plättchen', it: 'piastra, placca', en: 'plate' },
  { de: 'Fliese, Kachel, Glattplatte', it: 'piastrella, mattonella', en: 'tile' },
  {
    de: 'Schrägstein, Dachstein, Dachziegel, Dachschräge, Schräge',
    it: 'inclinato, tegola, tetto, pendenza',
    en: 'slope, roof slope, roof tile, roof brick',
  },
  { de: 'Dachschräge, Käseecke', it: 'tegola', en: 'roof slope, cheese slope, cheese' },
  { de: 'Bogenschräge', it: 'mattoncino curvo, curvo', en: 'curved slope, curve' },
  { de: 'Bogenstein, Torbogen, Bogen', it: 'arco', en: 'arch' },
  { de: 'Lochstein, Technikstein, Lochbalken', it: 'forato', en: 'holes, holed, beam' },
  { de: 'Rundstein, Zylinder, Säule', it: 'mattoncino tondo, cilindro', en: 'round brick, cylinder' },
  { de: 'Rundplatte, Punkt', it: 'piastra tonda', en: 'round plate, dot' },
  { de: 'Rundfliese', it: 'piastrella tonda', en: 'round tile' },
  { de: 'Kegel, Kegelstein', it: 'cono', en: 'cone' },
  { de: 'Mittelnoppen, Jumper, Versatzplatte', it: 'bottoncino centrale', en: 'centre stud, jumper, jumper plate' },
  { de: 'Eckstein, Winkelstein', it: 'mattoncino angolo', en: 'corner brick' },
  { de: 'Eckplatte, Winkelplatte', it: 'piastra angolo', en: 'corner plate' },
  { de: 'Gitterfliese, Gitter, Lüftungsgitter', it: 'griglia', en: 'grille' },
  { de: 'Grundplatte, Bauplatte, Bodenplatte, Noppenplatte', it: 'base, basetta', en: 'baseplate, base plate' },
  { de: 'Noppe', it: 'bottoncino', en: 'stud' },
  // Studs counted: the eight is the two by four.
  { de: '1x1, 1er', it: '1x1', en: '1x1' },
  { de: '1x2, 2er', it: '1x2', en: '1x2' },
  { de: '2x2, 4er', it: '2x2', en: '2x2' },
  { de: '2x3, 6er', it: '2x3', en: '2x3' },
  { de: '2x4, 8er', it: '2x4', en: '2x4' },
];
