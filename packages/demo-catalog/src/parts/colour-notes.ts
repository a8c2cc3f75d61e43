/** One honest sentence per colour and two colours that suit it. */
import type { Text } from '../seed.ts';
import { text } from '../text.ts';

export interface ColourNote {
  note: Text;
  partners: readonly [string, string];
}

const row = (de: string, it: string, ...partners: [string, string]): ColourNote => ({ note: text(de, it), partners });

const NOTES: Readonly<Record<string, ColourNote>> = {
  white: row(
    'ein neutrales Weiß ohne Gelbstich',
    'un bianco neutro, senza dominante gialla',
    'dark-azure',
    'light-bluish-gray',
  ),
  'very-light-bluish-gray': row(
    'ein Grau, das man erst neben Weiß bemerkt',
    'un grigio che si nota solo accanto al bianco',
    'white',
    'sand-blue',
  ),
  'light-bluish-gray': row(
    'ein helles, leicht kühles Grau wie frischer Beton',
    'un grigio chiaro e appena freddo, come cemento fresco',
    'dark-bluish-gray',
    'yellow',
  ),
  'light-gray': row(
    'ein warmes Grau aus Restbeständen, wie trockener Kies',
    'un grigio caldo da fine serie, come ghiaia asciutta',
    'dark-gray',
    'tan',
  ),
  'dark-bluish-gray': row(
    'ein mittleres bis dunkles Grau für Fels, Asphalt und Maschinen',
    'un grigio medio-scuro per rocce, asfalto e macchine',
    'light-bluish-gray',
    'orange',
  ),
  'dark-gray': row(
    'ein Grau mit einem Hauch Oliv aus Restbeständen',
    'un grigio con un velo d’oliva, da fine serie',
    'light-gray',
    'olive-green',
  ),
  black: row(
    'ein tiefes Schwarz, auf dem jede Farbe lauter wird',
    'un nero profondo su cui ogni colore alza la voce',
    'white',
    'red',
  ),
  'light-nougat': row('ein heller, warmer Hautton', 'un tono di pelle chiaro e caldo', 'nougat', 'bright-pink'),
  tan: row(
    'ein helles Beige für Strände, Sandstein und Altbauten',
    'un beige chiaro per spiagge, arenaria e case antiche',
    'dark-tan',
    'dark-turquoise',
  ),
  'warm-tan': row(
    'ein warmes Beige wie Dünengras im September',
    'un beige caldo, come le dune a settembre',
    'sand-green',
    'reddish-brown',
  ),
  'dark-tan': row(
    'ein erdiges Beige, das Wege und alte Mauern glaubwürdig macht',
    'un beige terroso che rende credibili sentieri e vecchi muri',
    'tan',
    'olive-green',
  ),
  nougat: row(
    'ein mittlerer Hautton mit etwas Orange',
    'un tono di pelle medio con un po’ d’arancio',
    'light-nougat',
    'dark-blue',
  ),
  'medium-nougat': row(
    'ein helles Braun zwischen Holz und Karamellbonbon',
    'un marrone chiaro tra il legno e la caramella mou',
    'dark-brown',
    'light-aqua',
  ),
  'sienna-brown': row(
    'ein warmes Braun für Holz, Fell und Haut',
    'un marrone caldo per legno, pelo e pelle',
    'tan',
    'dark-green',
  ),
  'medium-brown': row(
    'ein ruhiges Braun mit grauem Einschlag',
    'un marrone tranquillo con una punta di grigio',
    'warm-tan',
    'sand-blue',
  ),
  'reddish-brown': row(
    'das Braun für Dackel, Dachbalken und Baumstämme',
    'il marrone di bassotti, travi e tronchi',
    'tan',
    'bright-green',
  ),
  'umber-brown': row(
    'ein dunkles Braun wie Kakaopulver',
    'un marrone scuro come cacao in polvere',
    'nougat',
    'bright-light-orange',
  ),
  brown: row(
    'ein klassisches Schokobraun aus Restbeständen',
    'un classico marrone cioccolato da fine serie',
    'light-gray',
    'white',
  ),
  'dark-brown': row('fast schwarz, aber mit Crema', 'quasi nero, ma con la crema', 'medium-nougat', 'white'),
  coral: row(
    'ein warmer Ton zwischen Rot und Rosa, der am liebsten auffällt',
    'un tono caldo tra rosso e rosa, che ama farsi notare',
    'tan',
    'dark-turquoise',
  ),
  red: row('ein klares, sattes Rot ohne Umwege', 'un rosso pieno e deciso, senza giri di parole', 'white', 'blue'),
  'dark-red': row(
    'ein dunkles Rot für Ziegeldächer und schwere Vorhänge',
    'un rosso scuro per tetti di tegole e tende pesanti',
    'tan',
    'dark-green',
  ),
  'sand-red': row(
    'ein gedämpftes Rot aus Restbeständen, selten geworden',
    'un rosso smorzato da fine serie, diventato raro',
    'sand-green',
    'dark-gray',
  ),
  'reddish-orange': row(
    'ein Orange mit viel Rot, scharf, aber genießbar',
    'un arancio con molto rosso, piccante ma gradevole',
    'dark-brown',
    'bright-light-yellow',
  ),
  'dark-orange': row(
    'ein gebranntes Orange wie Herbstlaub und alte Fensterläden',
    'un arancio bruciato, come foglie d’autunno e vecchie persiane',
    'olive-green',
    'tan',
  ),
  orange: row(
    'ein reines Orange für Signale, Möhren und Rettungsboote',
    'un arancio puro per segnali, carote e scialuppe',
    'dark-blue',
    'white',
  ),
  'medium-orange': row(
    'ein helles Orange aus Restbeständen, weich wie die Frucht',
    'un arancio chiaro da fine serie, morbido come il frutto',
    'white',
    'light-blue',
  ),
  'bright-light-orange': row(
    'ein warmes Gelborange, reif und gut gelaunt',
    'un giallo arancio caldo, maturo e di buon umore',
    'dark-turquoise',
    'white',
  ),
  yellow: row(
    'ein kräftiges Gelb, das auch im Novemberlicht nicht nachgibt',
    'un giallo forte che non cede nemmeno alla luce di novembre',
    'blue',
    'black',
  ),
  'vibrant-yellow': row(
    'ein Neongelb, das man aus dem Nebenzimmer sieht',
    'un giallo neon che si vede dalla stanza accanto',
    'black',
    'dark-pink',
  ),
  'bright-light-yellow': row(
    'ein sanftes Gelb für Haare, Pudding und Sommerkleider',
    'un giallo delicato per capelli, budini e vestiti estivi',
    'bright-light-blue',
    'lavender',
  ),
  'yellowish-green': row(
    'ein blasses Grün mit Eisdielenflair',
    'un verde pallido da gelateria',
    'bright-pink',
    'medium-nougat',
  ),
  lime: row(
    'ein frisches Gelbgrün, spritzig und schwer zu übersehen',
    'un giallo verde fresco, frizzante e difficile da ignorare',
    'medium-azure',
    'white',
  ),
  'olive-green': row(
    'ein gedecktes Grün für Moos, Zelte und Hecken',
    'un verde spento per muschio, tende e siepi',
    'dark-tan',
    'dark-orange',
  ),
  'bright-green': row(
    'das Grün einer Wiese kurz nach dem Regen',
    'il verde di un prato subito dopo la pioggia',
    'yellow',
    'reddish-brown',
  ),
  green: row(
    'ein sattes Grün für Wald, Rasen und Fußballplätze',
    'un verde intenso per boschi, prati e campi da calcio',
    'white',
    'red',
  ),
  'dark-green': row(
    'ein dunkles Nadelgrün mit viel Tiefe',
    'un verde scuro da conifera, molto profondo',
    'reddish-brown',
    'dark-red',
  ),
  'sand-green': row(
    'ein graues Grün für Kupferdächer und Kräuterbeete',
    'un verde grigio per tetti di rame e aiuole di erbe',
    'white',
    'warm-tan',
  ),
  aqua: row(
    'ein kühles Pastell aus Restbeständen, frisch wie Zahnpasta',
    'un pastello freddo da fine serie, fresco come dentifricio',
    'white',
    'bright-pink',
  ),
  'light-aqua': row(
    'ein sehr helles Blaugrün wie flaches Wasser',
    'un verde azzurro chiarissimo, come acqua bassa',
    'dark-azure',
    'coral',
  ),
  'medium-azure': row(
    'ein helles Blaugrün zwischen Schwimmbad und Südsee',
    'un verde azzurro chiaro tra piscina e mari del sud',
    'white',
    'lime',
  ),
  'dark-turquoise': row(
    'ein tiefes Blaugrün und, zugegeben, unsere Hausfarbe',
    'un verde blu profondo e, lo ammettiamo, il colore di casa',
    'bright-light-orange',
    'tan',
  ),
  'light-blue': row(
    'ein blasses Blau aus Restbeständen, kühl und still',
    'un azzurro pallido da fine serie, freddo e silenzioso',
    'white',
    'violet',
  ),
  'bright-light-blue': row(
    'das Blau eines Himmels, an dem nichts los ist',
    'l’azzurro di un cielo in cui non succede nulla',
    'white',
    'bright-light-yellow',
  ),
  'medium-blue': row(
    'ein mittleres Blau, freundlich wie ein Feldrand im Juni',
    'un blu medio, gentile come il bordo di un campo a giugno',
    'yellow',
    'white',
  ),
  'dark-azure': row(
    'ein leuchtendes Blau mit Fernweh',
    'un azzurro luminoso con la voglia di partire',
    'white',
    'orange',
  ),
  blue: row(
    'ein klassisches Blau, weder zu hell noch zu ernst',
    'un blu classico, né troppo chiaro né troppo serio',
    'yellow',
    'red',
  ),
  'dark-blue': row(
    'ein Blau kurz vor Schwarz, für Uniformen und Nachthimmel',
    'un blu a un passo dal nero, per uniformi e cieli notturni',
    'pearl-gold',
    'white',
  ),
  'sand-blue': row(
    'ein graues Blau, zurückhaltend und sehr brauchbar',
    'un blu grigio, discreto e molto utile',
    'light-bluish-gray',
    'dark-red',
  ),
  violet: row(
    'ein Blauviolett aus Restbeständen, wie auf der Almwiese',
    'un blu violetto da fine serie, come su un prato d’alpe',
    'white',
    'yellow',
  ),
  'dark-purple': row(
    'ein kräftiges Violett für Zauberer und Auberginen',
    'un viola intenso per maghi e melanzane',
    'pearl-gold',
    'lavender',
  ),
  purple: row(
    'ein rotes Violett aus Restbeständen, ziemlich königlich',
    'un viola rosso da fine serie, piuttosto regale',
    'white',
    'medium-orange',
  ),
  'medium-lavender': row(
    'ein mittleres Lila wie Flieder im Mai',
    'un lilla medio, come i lillà a maggio',
    'yellowish-green',
    'white',
  ),
  lavender: row(
    'ein helles Lila, sanft, aber nicht schüchtern',
    'un lilla chiaro, dolce ma non timido',
    'bright-light-yellow',
    'dark-purple',
  ),
  'sand-purple': row(
    'ein staubiges Lila aus Restbeständen, für Kenner',
    'un lilla polveroso da fine serie, per intenditori',
    'light-gray',
    'sand-green',
  ),
  'bright-pink': row(
    'ein helles Rosa wie Himbeereis mit Sahne',
    'un rosa chiaro, come gelato al lampone con panna',
    'light-aqua',
    'white',
  ),
  'dark-pink': row(
    'ein lautes Pink, das keine Begründung braucht',
    'un fucsia deciso, che non ha bisogno di spiegazioni',
    'white',
    'medium-azure',
  ),
  magenta: row(
    'ein dunkles Pink wie zerdrückte Himbeeren',
    'un rosa scuro, come more schiacciate',
    'bright-pink',
    'dark-green',
  ),
  'trans-clear': row(
    'glasklar, für Fenster, Eis und unsichtbare Stützen',
    'limpido come vetro, per finestre, ghiaccio e sostegni invisibili',
    'trans-light-blue',
    'white',
  ),
  'trans-red': row(
    'durchsichtiges Rot für Rücklichter und Rubine',
    'rosso trasparente per fanalini e rubini',
    'trans-yellow',
    'black',
  ),
  'trans-orange': row(
    'durchsichtiges Orange für Blinker, Glut und Limonade',
    'arancio trasparente per frecce, braci e aranciata',
    'trans-yellow',
    'dark-bluish-gray',
  ),
  'trans-yellow': row(
    'durchsichtiges Gelb für Scheinwerfer und Honig',
    'giallo trasparente per fari e miele',
    'trans-orange',
    'black',
  ),
  'trans-green': row(
    'durchsichtiges Grün für Flaschen und Ampeln',
    'verde trasparente per bottiglie e semafori',
    'trans-clear',
    'dark-green',
  ),
  'trans-dark-blue': row(
    'durchsichtiges Blau für tiefes Wasser und Blaulicht',
    'blu trasparente per acque profonde e lampeggianti',
    'trans-light-blue',
    'white',
  ),
  'trans-light-blue': row(
    'durchsichtiges Hellblau für Bäche, Pools und kalte Scheiben',
    'azzurro trasparente per ruscelli, piscine e vetri freddi',
    'white',
    'tan',
  ),
  'trans-dark-pink': row(
    'durchsichtiges Pink für Zaubertränke und Neonschilder',
    'fucsia trasparente per pozioni e insegne al neon',
    'trans-clear',
    'dark-purple',
  ),
  'pearl-gold': row(
    'warmer Goldton mit Perlglanz, ohne Kitschgarantie',
    'un oro caldo e perlato, senza garanzia contro il kitsch',
    'dark-blue',
    'dark-red',
  ),
  'flat-silver': row(
    'mattes Silber für Rohre, Ritter und Roboter',
    'argento opaco per tubi, cavalieri e robot',
    'black',
    'dark-azure',
  ),
  'pearl-titanium': row(
    'dunkles Metall, das fast schwarz wirkt und doch schimmert',
    'un metallo scuro, quasi nero, che però brilla',
    'flat-silver',
    'orange',
  ),
};

export function colourNote(key: string): ColourNote {
  const found = NOTES[key];
  if (!found) throw new Error(`No note for colour ${key}`);
  return found;
}
