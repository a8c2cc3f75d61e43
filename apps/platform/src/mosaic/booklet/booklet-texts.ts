import type { StoreCode } from '@brixel/contract/stores';

/** The texts of a building booklet. Figures are formatted already. */
export interface BookletTexts {
  booklet: string;
  /** of the document, and at the foot of its pages */
  title(order: string): string;
  cover: {
    heading: string;
    picture: string;
    size: string;
    sizeAndStuds(size: string, width: string, height: string): string;
    measures: string;
    centimetres(width: string, height: string): string;
    pieces: string;
    colours: string;
    time: string;
    hours(hours: number): string;
    bases: string;
    order: string;
  };
  guide: { heading: string; steps: readonly { title: string; text: string }[]; example: string };
  parts: {
    heading: string;
    /** of the columns */
    colour: string;
    plate: string;
    design: string;
    element: string;
    count: string;
    /** what it means that there is none */
    noElement: string;
    total(pieces: string): string;
  };
  overview: { heading: string; text: string; picture: string };
  base: {
    heading(number: number): string;
    place(row: number, column: number): string;
    studs(width: number, height: number): string;
    needed(pieces: string): string;
    drawing(number: number): string;
  };
  page(number: number, of: number): string;
}

const german: BookletTexts = {
  booklet: 'Bauheft',
  title: (order) => `Bauheft zu Bestellung ${order}`,
  cover: {
    heading: 'Dein Mosaik',
    picture: 'Das fertige Mosaik',
    size: 'Größe',
    sizeAndStuds: (size, width, height) => `${size}, ${width} × ${height} Noppen`,
    measures: 'Maße',
    centimetres: (width, height) => `${width} × ${height} cm`,
    pieces: 'Teile',
    colours: 'Farben',
    time: 'Bauzeit',
    hours: (hours) => (hours === 1 ? 'etwa 1 Stunde' : `etwa ${hours} Stunden`),
    bases: 'Grundplatten',
    order: 'Bestellung',
  },
  guide: {
    heading: 'So baust du dein Mosaik',
    steps: [
      {
        title: 'Farben bereitlegen',
        text: 'Jede Farbe hat in diesem Heft eine Nummer. Stell die Teile in kleinen Schalen bereit und schreib die Nummern dazu. Welche Nummer welche Farbe ist, steht in der Teileliste.',
      },
      {
        title: 'Mit Platte 1 anfangen',
        text: 'Gebaut wird Grundplatte für Grundplatte, jede hat ihre eigene Seite. Wo sie im Bild liegt, zeigt der kleine Plan oben rechts.',
      },
      {
        title: 'Reihe für Reihe setzen',
        text: 'Fang links oben an. Die Zahl auf dem Teil ist die Nummer seiner Farbe. Die Zahlen am Rand helfen dir beim Zählen.',
      },
      {
        title: 'Nachzählen',
        text: 'Unter jeder Platte steht, wie viele Teile von welcher Farbe auf ihr liegen. Bleibt eines übrig oder fehlt eines, findest du die Stelle gleich.',
      },
      {
        title: 'Nummer auf die Rückseite',
        text: 'Schreib die Nummer der Platte mit Bleistift auf ihre Rückseite, mit einem Pfeil nach oben. So kannst du jederzeit eine Pause machen.',
      },
      {
        title: 'Zusammensetzen',
        text: 'Sind alle Platten fertig, leg sie nach der Übersicht aneinander und häng dein Mosaik auf.',
      },
    ],
    example: 'So sieht eine Ecke von Platte 1 aus.',
  },
  parts: {
    heading: 'Teileliste',
    colour: 'Farbe',
    plate: 'Platte',
    design: 'Teil',
    element: 'Element',
    count: 'Anzahl',
    noElement: '– heißt: Der Hersteller führt dieses Teil gerade nicht. Du findest es nach Teil und Farbe.',
    total: (pieces) => `Zusammen ${pieces} Teile`,
  },
  overview: {
    heading: 'Übersicht',
    text: 'Jedes Feld ist eine Grundplatte. Unter ihrer Nummer findest du ihre Seite in diesem Heft.',
    picture: 'Das Mosaik mit den Nummern seiner Grundplatten',
  },
  base: {
    heading: (number) => `Platte ${number}`,
    place: (row, column) => `Reihe ${row}, Spalte ${column}`,
    studs: (width, height) => `${width} × ${height} Noppen`,
    needed: (pieces) => `Auf dieser Platte: ${pieces} Teile`,
    drawing: (number) => `Platte ${number}: welche Farbe auf welche Noppe kommt`,
  },
  page: (number, of) => `Seite ${number} von ${of}`,
};

const italian: BookletTexts = {
  booklet: 'Istruzioni di montaggio',
  title: (order) => `Istruzioni di montaggio dell’ordine ${order}`,
  cover: {
    heading: 'Il tuo mosaico',
    picture: 'Il mosaico finito',
    size: 'Formato',
    sizeAndStuds: (size, width, height) => `${size}, ${width} × ${height} bottoncini`,
    measures: 'Misure',
    centimetres: (width, height) => `${width} × ${height} cm`,
    pieces: 'Pezzi',
    colours: 'Colori',
    time: 'Tempo di montaggio',
    hours: (hours) => (hours === 1 ? 'circa un’ora' : `circa ${hours} ore`),
    bases: 'Basi',
    order: 'Ordine',
  },
  guide: {
    heading: 'Come montare il tuo mosaico',
    steps: [
      {
        title: 'Prepara i colori',
        text: 'In questo libretto ogni colore ha un numero. Metti i pezzi in piccole ciotole e scrivi il numero accanto. Quale numero corrisponde a quale colore lo trovi nell’elenco dei pezzi.',
      },
      {
        title: 'Comincia dalla base 1',
        text: 'Si monta una base alla volta, ognuna ha la sua pagina. La piccola mappa in alto a destra mostra dove si trova nel quadro.',
      },
      {
        title: 'Una fila dopo l’altra',
        text: 'Comincia in alto a sinistra. Il numero sul pezzo è quello del suo colore. I numeri sul bordo ti aiutano a contare.',
      },
      {
        title: 'Controlla',
        text: 'Sotto ogni base trovi quanti pezzi di ogni colore ci vanno. Se ne avanza uno o ne manca uno, trovi subito il punto.',
      },
      {
        title: 'Il numero sul retro',
        text: 'Scrivi a matita il numero della base sul retro, con una freccia verso l’alto. Così puoi fare una pausa quando vuoi.',
      },
      {
        title: 'Metti insieme',
        text: 'Quando tutte le basi sono pronte, accostale come nella panoramica e appendi il tuo mosaico.',
      },
    ],
    example: 'Ecco un angolo della base 1.',
  },
  parts: {
    heading: 'Elenco dei pezzi',
    colour: 'Colore',
    plate: 'Piastra',
    design: 'Pezzo',
    element: 'Elemento',
    count: 'Quantità',
    noElement: '– significa: al momento il produttore non lo ha in gamma. Lo trovi cercando pezzo e colore.',
    total: (pieces) => `In tutto ${pieces} pezzi`,
  },
  overview: {
    heading: 'Panoramica',
    text: 'Ogni riquadro è una base. Con il suo numero trovi la sua pagina in questo libretto.',
    picture: 'Il mosaico con i numeri delle sue basi',
  },
  base: {
    heading: (number) => `Base ${number}`,
    place: (row, column) => `Fila ${row}, colonna ${column}`,
    studs: (width, height) => `${width} × ${height} bottoncini`,
    needed: (pieces) => `Su questa base: ${pieces} pezzi`,
    drawing: (number) => `Base ${number}: quale colore va su quale bottoncino`,
  },
  page: (number, of) => `Pagina ${number} di ${of}`,
};

const english: BookletTexts = {
  booklet: 'Building booklet',
  title: (order) => `Building booklet for order ${order}`,
  cover: {
    heading: 'Your mosaic',
    picture: 'The finished mosaic',
    size: 'Size',
    sizeAndStuds: (size, width, height) => `${size}, ${width} × ${height} studs`,
    measures: 'Dimensions',
    centimetres: (width, height) => `${width} × ${height} cm`,
    pieces: 'Parts',
    colours: 'Colors',
    time: 'Building time',
    hours: (hours) => (hours === 1 ? 'about 1 hour' : `about ${hours} hours`),
    bases: 'Baseplates',
    order: 'Order',
  },
  guide: {
    heading: 'How to build your mosaic',
    steps: [
      {
        title: 'Lay out the colors',
        text: 'Every color has a number in this booklet. Put the parts into small bowls and write the numbers on them. The parts list tells you which number is which color.',
      },
      {
        title: 'Start with plate 1',
        text: 'You build baseplate by baseplate, each has a page of its own. The small plan at the top right shows where it lies in the picture.',
      },
      {
        title: 'Row by row',
        text: 'Start at the top left. The number on the part is the number of its color. The numbers at the edge help you count.',
      },
      {
        title: 'Count again',
        text: 'Below each plate you read how many parts of which color lie on it. If one is left over or missing, you find the spot at once.',
      },
      {
        title: 'Number on the back',
        text: 'Write the number of the plate on its back in pencil, with an arrow pointing up. That way you can take a break whenever you like.',
      },
      {
        title: 'Put it together',
        text: 'When all plates are done, lay them side by side as in the overview and hang up your mosaic.',
      },
    ],
    example: 'This is what a corner of plate 1 looks like.',
  },
  parts: {
    heading: 'Parts list',
    colour: 'Color',
    plate: 'Plate',
    design: 'Part',
    element: 'Element',
    count: 'Quantity',
    noElement: '– means: the maker does not offer this part at present. You find it by part and color.',
    total: (pieces) => `${pieces} parts altogether`,
  },
  overview: {
    heading: 'Overview',
    text: 'Each field is a baseplate. By its number you find its page in this booklet.',
    picture: 'The mosaic with the numbers of its baseplates',
  },
  base: {
    heading: (number) => `Plate ${number}`,
    place: (row, column) => `Row ${row}, column ${column}`,
    studs: (width, height) => `${width} × ${height} studs`,
    needed: (pieces) => `On this plate: ${pieces} parts`,
    drawing: (number) => `Plate ${number}: which color goes on which stud`,
  },
  page: (number, of) => `Page ${number} of ${of}`,
};

export const bookletTexts: Readonly<Record<StoreCode, BookletTexts>> = { de: german, it: italian, en: english };
