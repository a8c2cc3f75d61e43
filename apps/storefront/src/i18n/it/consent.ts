import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as German } from '../de/consent.ts';

export const messages = {
  'consent.title': 'I tuoi dati, la tua scelta',
  'consent.question':
    'Carrello, preferiti e accesso si salvano sul tuo dispositivo. Possiamo anche misurare quali pagine funzionano bene?',
  'consent.text':
    'Il negozio salva sul tuo dispositivo ciò che serve per funzionare: carrello, preferiti, accesso. Solo se accetti misuriamo anche quali pagine funzionano bene.',
  'consent.more': 'Scopri di più nell’informativa sulla privacy',
  'consent.acceptAll': 'Accetta tutto',
  'consent.rejectAll': 'Rifiuta tutto',
  'consent.settings': 'Impostazioni',
  'consent.save': 'Salva la scelta',
  'consent.necessary': 'Necessari',
  'consent.necessaryText': 'Carrello, preferiti, accesso e questa scelta. Sempre attivi.',
  'consent.statistics': 'Statistica',
  'consent.statisticsText': 'Conta visite e clic con un tag manager.',
  'consent.storedAt': 'Salvato il {date}.',
} satisfies SameKeys<typeof German>;
