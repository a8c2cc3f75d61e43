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
    name: text('Kunterbunt', 'Mille colori', 'Jumble'),
    line: text(
      'Alles durcheinander, wie es sich für eine Kiste gehört.',
      'Tutto mescolato, come in ogni scatola che si rispetti.',
      'Everything mixed up, as befits a proper box.',
    ),
  },
  rainbow: {
    name: text('Regenbogen', 'Arcobaleno', 'Rainbow'),
    line: text(
      'Rot, Orange, Gelb, Grün, Blau, Violett. In dieser Reihenfolge oder in deiner.',
      'Rosso, arancione, giallo, verde, blu, viola. In quest’ordine o nel tuo.',
      'Red, orange, yellow, green, blue, violet. In this order or in yours.',
    ),
  },
  pastel: {
    name: text('Pastell', 'Pastello', 'Pastel'),
    line: text(
      'Lavendel, Rosa, Vanille, Himmelblau. Leise Farben für laute Ideen.',
      'Lavanda, rosa, vaniglia, celeste. Colori sottovoce per idee ad alta voce.',
      'Lavender, pink, vanilla, sky blue. Quiet colors for loud ideas.',
    ),
  },
  earth: {
    name: text('Erde', 'Terra', 'Earth'),
    line: text(
      'Sand, Lehm, Karamell, Kastanie: alles, was unter den Füßen liegt.',
      'Sabbia, argilla, caramello, castagna: tutto ciò che sta sotto i piedi.',
      'Sand, clay, caramel, chestnut: everything that lies beneath your feet.',
    ),
  },
  sea: {
    name: text('Meer', 'Mare', 'Sea'),
    line: text(
      'Von Aqua bis Nachtblau, dazu etwas Weiß für die Gischt.',
      'Dall’acqua al blu notte, con un po’ di bianco per la schiuma.',
      'From aqua to midnight blue, with some white for the spray.',
    ),
  },
  forest: {
    name: text('Wald', 'Bosco', 'Forest'),
    line: text(
      'Sechs Grün, zwei Braun, kein Handyempfang.',
      'Sei verdi, due marroni, nessun campo per il telefono.',
      'Six greens, two browns, no mobile reception.',
    ),
  },
  sunset: {
    name: text('Abendrot', 'Tramonto', 'Sunset'),
    line: text(
      'Mango, Koralle, Paprika, Beere. Wie um halb neun im August.',
      'Mango, corallo, paprica, mora. Come alle otto e mezza d’agosto.',
      'Mango, coral, paprika, berry. Like half past eight in August.',
    ),
  },
  grey: {
    name: text('Grau', 'Grigio', 'Grey'),
    line: text(
      'Für Burgen, Straßen und Raumschiffe: Weiß, Grau, Schwarz und alles dazwischen.',
      'Per castelli, strade e astronavi: bianco, grigio, nero e tutto il resto in mezzo.',
      'For castles, roads and spaceships: white, gray, black and everything in between.',
    ),
  },
  trans: {
    name: text('Klar', 'Trasparente', 'Clear'),
    line: text(
      'Acht transparente Farben, am schönsten auf der Fensterbank.',
      'Otto colori trasparenti, bellissimi sul davanzale.',
      'Eight transparent colors, at their best on the window sill.',
    ),
  },
  mono: {
    name: text('Schwarzweiß', 'Bianco e nero', 'Black and White'),
    line: text('Zwei Farben, keine Ausreden.', 'Due colori, nessuna scusa.', 'Two colors, no excuses.'),
  },
  winter: {
    name: text('Winter', 'Inverno', 'Winter'),
    line: text(
      'Weiß, Eisblau, Silbergrau und ein wenig Tanne.',
      'Bianco, ghiaccio, grigio argento e un po’ d’abete.',
      'White, ice blue, silver gray and a little fir.',
    ),
  },
};
