import type { messages as German } from '../de/errors.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'errors.notFoundTitle': 'Qui manca un mattoncino',
  'errors.notFoundText':
    'La pagina ha traslocato o è rotolata sotto il divano. La ricerca trova pezzi, colori e ID design.',
  'errors.notFoundPicture': 'Il numero 404 in mattoncini, uno è caduto accanto',
  'errors.errorTitle': 'Non riusciamo a caricare questa pagina',
  'errors.errorText': 'L’errore è nostro. Riprova tra qualche secondo.',
  'errors.somethingWrong': 'Il negozio non è riuscito a completare l’operazione. Riprova tra qualche secondo.',
  'errors.pageFailed': 'Non è stato possibile caricare la pagina. Riprova tra qualche secondo.',
  'errors.openFailed': 'Non è stato possibile aprirlo. Riprova tra qualche secondo.',
  'errors.offlineRedirect': 'Non è disponibile offline. Con OK vai alla pagina iniziale.',
  'errors.panelOffline': 'Non è disponibile offline.',
  'errors.categoryOffline': 'Questa categoria non è ancora disponibile offline. Torna quando sei online.',
  'errors.outOfStock': 'Esaurito. Al momento il prodotto non si può aggiungere al carrello.',
  'errors.volatileStock': 'La disponibilità non è certa. Abbiamo riservato il prodotto per te.',
  'errors.priceUnknown': 'Il prezzo non è noto, quindi il prodotto non si può aggiungere al carrello.',
  'errors.noVariants': 'Nessuna variante disponibile.',
} satisfies SameKeys<typeof German>;
