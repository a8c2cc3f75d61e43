import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as German } from '../de/offline.ts';

export const messages = {
  'offline.title': 'Nessuna connessione',
  'offline.text':
    'Non hai ancora visitato questa pagina. La carichiamo appena torna la connessione. Il tuo carrello è al sicuro.',
  'offline.comingSoonTitle': 'Qui sta per aprire un negozio',
  'offline.comingSoonText': 'Stiamo ancora sistemando gli scaffali. Torna a trovarci presto.',
  'offline.unavailableTitle': 'Torniamo subito',
  'offline.unavailableText':
    'Al momento non riusciamo a caricare questa pagina. Il tuo carrello è al sicuro. Riprova tra qualche secondo.',
  'offline.refusedTitle': 'Non riusciamo a leggere questa richiesta',
  'offline.refusedText': 'Controlla l’indirizzo oppure invia di nuovo il modulo.',
  'offline.reference': 'Codice per l’assistenza: {id}',
  'offline.bar': 'Sei offline.',
  'offline.barNote': 'Pagine visitate, carrello e preferiti continuano a funzionare.',
  'offline.backOnline': 'Sei di nuovo online.',
  'offline.newVersion': 'Nuova versione disponibile',
  'offline.reload': 'Ricarica',
  'offline.install': '{shop} sul tuo dispositivo: più veloce, anche senza internet.',
  'offline.installNow': 'Installa',
  'offline.installLater': 'Non ora',
  'offline.appDescription': 'Mattoncini sfusi, in set o come mosaico dalla tua foto.',
  'offline.appSearch': 'Ricerca',
  'offline.appOrders': 'I miei ordini',
} satisfies SameKeys<typeof German>;
