import type { BookletWords } from './booklet-words.ts';

export const german: BookletWords = {
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
