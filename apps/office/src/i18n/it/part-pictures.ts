import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { partPictures as german } from '../de/part-pictures.ts';

export const partPictures: SameKeys<typeof german> = {
  'page.partPictures': 'Immagini',
  'page.partPictures.words': 'libreria di pezzi, LDraw, foto, zip, disegnare',
  'partPictures.lead': 'Da dove vengono le immagini degli articoli che non ne hanno di proprie.',
  'upload.sending': 'Caricamento di {name} …',
  'upload.reading': 'Lettura di {name} …',
  'upload.meter': 'Caricato',
  'partLibrary.title': 'Libreria di pezzi',
  'partLibrary.text':
    'Con la libreria LDraw il negozio disegna quasi ogni pezzo, nel colore del lotto e nello stile delle altre immagini. Scarichi il file complete.zip da library.ldraw.org e lo inserisca qui.',
  'partLibrary.drop': 'Rilasci qui la libreria',
  'partLibrary.replace': 'Rilasci qui una libreria più recente',
  'partLibrary.choose': 'Scegli la libreria',
  'partLibrary.hint': 'complete.zip, fino a 300 MB',
  'partLibrary.taken': 'La libreria è in uso: si possono disegnare {n} pezzi.',
  'partLibrary.facts': '{n} pezzi, {size} MB',
  'partLibrary.remove': 'Rimuovi la libreria',
  'partLibrary.removeTitle': 'Rimuovere la libreria?',
  'partLibrary.removeText':
    'I pezzi che solo lei può mostrare avranno di nuovo un cartellino con numero e colore. Per usarla di nuovo occorre ricaricare il file.',
  'partLibrary.removed': 'La libreria è stata rimossa.',
  'partLibrary.licence':
    'La libreria è sotto licenza CC BY 4.0 e 2.0. Finché è in uso, le note legali la nominano come chiede la licenza.',
  'action.partLibrary.upload': 'Libreria di pezzi caricata',
  'action.partLibrary.remove': 'Libreria di pezzi rimossa',
  'failure.LIBRARY_ARCHIVE.title': 'Questo archivio non si può leggere.',
  'failure.LIBRARY_ARCHIVE': 'È danneggiato, cifrato o nomina file fuori da sé. Lo scarichi di nuovo.',
  'failure.LIBRARY_NO_PARTS.title': 'Questa non è una libreria di pezzi.',
  'failure.LIBRARY_NO_PARTS': 'Serve l’archivio complete.zip con le cartelle parts e p.',
  'failure.LIBRARY_TOO_LARGE.title': 'Questo file è troppo grande.',
  'failure.LIBRARY_TOO_LARGE':
    'Al massimo 300 MB, e non più file né più grandi di quelli di una vera libreria. Nulla è stato modificato.',
  'failure.LIBRARY_BUSY.title': 'Si sta leggendo un’altra libreria.',
  'failure.LIBRARY_BUSY': 'Riprovi tra un minuto.',
};
