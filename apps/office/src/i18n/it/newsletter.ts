import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { newsletter as german } from '../de/newsletter.ts';

export const newsletter: SameKeys<typeof german> = {
  'page.newsletter': 'Newsletter',
  'page.newsletter.words': 'iscritti, consenso, CSV',
  'newsletter.lead':
    'Chi riceve la newsletter e quando ha dato il consenso. L’invio avviene con un programma a scelta.',
  'newsletter.states': 'Iscritti per stato',
  'newsletter.tab.subscribed': 'Confermati',
  'newsletter.tab.pending': 'Da confermare',
  'newsletter.tab.unsubscribed': 'Disiscritti',
  'newsletter.csv': 'CSV con prova',
  'newsletter.search': 'Cerca un indirizzo',
  'newsletter.none': 'Nessuno trovato',
  'newsletter.store': 'Dal negozio',
  'newsletter.requested': 'Richiesta',
  'newsletter.confirmed': 'Confermata',
  'newsletter.notYet': 'non ancora',
  'newsletter.consentText': 'Testo',
  'newsletter.actions': 'Azioni',
  'newsletter.unsubscribe': 'Disiscrivi',
  'newsletter.unsubscribeNamed': 'Disiscrivi {email}',
  'newsletter.unsubscribeTitle': 'Disiscrivere dalla newsletter?',
  'newsletter.unsubscribeText': '{email} non la riceverà più e potrà iscriversi di nuovo solo da sé.',
  'newsletter.unsubscribed': '{email} non è più iscritto.',
  'action.newsletter.csv': 'Elenco newsletter esportato',
  'action.newsletter.unsubscribe': 'Newsletter terminata',
  'action.opening.testMail': 'Mail di prova inviata',
  'action.opening.backup': 'Copia di sicurezza confermata',
  'fact.confirmed': 'confermato',
};
