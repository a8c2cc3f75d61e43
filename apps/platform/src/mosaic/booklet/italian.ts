import type { BookletWords } from './booklet-words.ts';

export const italian: BookletWords = {
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
