/** Colour worlds of boxes and refill packs, with the words for them. */
import type { BoxKey, PileKey } from '../pictures.ts';
import type { Text } from '../seed.ts';
import { text } from '../text.ts';

export interface ColourWorld {
  name: Text;
  line: Text;
}

export const WORLDS: Readonly<Record<BoxKey | PileKey, ColourWorld>> = {
  mixed: {
    name: text('Kunterbunt', 'Mille colori'),
    line: text(
      'Alles durcheinander, wie es sich für eine Kiste gehört.',
      'Tutto mescolato, come in ogni scatola che si rispetti.',
    ),
  },
  rainbow: {
    name: text('Regenbogen', 'Arcobaleno'),
    line: text(
      'Rot, Orange, Gelb, Grün, Blau, Violett. In dieser Reihenfolge oder in deiner.',
      'Rosso, arancione, giallo, verde, blu, viola. In quest’ordine o nel tuo.',
    ),
  },
  pastel: {
    name: text('Pastell', 'Pastello'),
    line: text(
      'Lavendel, Rosa, Vanille, Himmelblau. Leise Farben für laute Ideen.',
      'Lavanda, rosa, vaniglia, celeste. Colori sottovoce per idee ad alta voce.',
    ),
  },
  earth: {
    name: text('Erde', 'Terra'),
    line: text(
      'Sand, Lehm, Karamell, Kastanie: alles, was unter den Füßen liegt.',
      'Sabbia, argilla, caramello, castagna: tutto ciò che sta sotto i piedi.',
    ),
  },
  sea: {
    name: text('Meer', 'Mare'),
    line: text(
      'Von Aqua bis Nachtblau, dazu etwas Weiß für die Gischt.',
      'Dall’acqua al blu notte, con un po’ di bianco per la schiuma.',
    ),
  },
  forest: {
    name: text('Wald', 'Bosco'),
    line: text('Sechs Grün, zwei Braun, kein Handyempfang.', 'Sei verdi, due marroni, nessun campo per il telefono.'),
  },
  sunset: {
    name: text('Abendrot', 'Tramonto'),
    line: text(
      'Mango, Koralle, Paprika, Beere. Wie um halb neun im August.',
      'Mango, corallo, paprica, mora. Come alle otto e mezza d’agosto.',
    ),
  },
  grey: {
    name: text('Grau', 'Grigio'),
    line: text(
      'Für Burgen, Straßen und Raumschiffe: Weiß, Grau, Schwarz und alles dazwischen.',
      'Per castelli, strade e astronavi: bianco, grigio, nero e tutto il resto in mezzo.',
    ),
  },
  trans: {
    name: text('Klar', 'Trasparente'),
    line: text(
      'Acht transparente Farben, am schönsten auf der Fensterbank.',
      'Otto colori trasparenti, bellissimi sul davanzale.',
    ),
  },
  mono: {
    name: text('Schwarzweiß', 'Bianco e nero'),
    line: text('Zwei Farben, keine Ausreden.', 'Due colori, nessuna scusa.'),
  },
  winter: {
    name: text('Winter', 'Inverno'),
    line: text('Weiß, Eisblau, Silbergrau und ein wenig Tanne.', 'Bianco, ghiaccio, grigio argento e un po’ d’abete.'),
  },
};
