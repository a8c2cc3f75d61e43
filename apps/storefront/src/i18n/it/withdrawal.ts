import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as german } from '../de/withdrawal.ts';

export const messages: SameKeys<typeof german> = {
  'withdrawal.title': 'Recedere dal contratto',
  'withdrawal.description': 'Recedi online dal contratto con noi, senza accesso e senza indicare motivi.',
  'withdrawal.intro': 'Puoi recedere entro 14 giorni senza indicare alcun motivo. Trovi tutto nell’{link}.',
  'withdrawal.introLink': 'informativa sul recesso',
  'withdrawal.name': 'Nome',
  'withdrawal.orderNumber': 'Numero d’ordine',
  'withdrawal.orderNumberHint': 'È nella conferma d’ordine, per esempio {number}',
  'withdrawal.emailHint': 'Qui ti mandiamo subito la conferma di ricezione.',
  'withdrawal.what': 'Quali articoli?',
  'withdrawal.whatHint': 'Lascia vuoto se recedi dall’intero ordine.',
  'withdrawal.optional': '(facoltativo)',
  'withdrawal.whole': 'l’intero ordine',
  'withdrawal.next': 'Avanti',
  'withdrawal.privacy': 'I tuoi dati ci servono solo per il recesso. Per saperne di più: {link}.',
  'withdrawal.privacyLink': 'Privacy',
  'withdrawal.confirmTitle': 'È tutto giusto?',
  'withdrawal.confirmText':
    'Con la presente recedo dal contratto relativo a questo ordine. Il recesso vale appena lo confermi.',
  'withdrawal.confirm': 'Conferma recesso',
  'withdrawal.change': 'Modifica i dati',
  'withdrawal.failed': 'Il tuo recesso non è ancora arrivato',
  'withdrawal.failure.invalid': 'Un dato non va bene. Torna indietro e controlla numero d’ordine e indirizzo e-mail.',
  'withdrawal.failure.too-often': 'Troppi tentativi. Aspetta qualche minuto oppure scrivici un’e-mail.',
  'withdrawal.failure.unreachable': 'Nessuna risposta. I tuoi dati sono ancora qui: conferma di nuovo.',
  'withdrawal.received': 'Il tuo recesso è arrivato',
  'withdrawal.receivedText': 'Mandiamo questa conferma anche a {email}. Stampala o salvala per i tuoi documenti.',
  'withdrawal.receivedAt': 'Ricevuto',
  'withdrawal.receivedClock': '{date}',
  'withdrawal.receiptNumber': 'Pratica',
  'withdrawal.content': 'Contenuto',
  'withdrawal.declaration': 'Con la presente recedo dal contratto relativo a: {what}.',
  'withdrawal.after':
    'Trovi i prossimi passi nell’e-mail: se il pacco è già partito, rispedisci gli articoli entro 14 giorni, altrimenti fermiamo l’ordine. Quanto hai pagato ti viene rimborsato con lo stesso metodo. Scopri di più in {link}.',
  'withdrawal.afterLink': 'Resi',
};
