import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { texts as german } from '../de/texts.ts';

export const texts: SameKeys<typeof german> = {
  'texts.lead':
    'Le parole di pulsanti, messaggi e titoli del negozio. Un testo proprio sostituisce quello fornito ed è subito visibile.',
  'texts.filters': 'Cerca testi',
  'texts.search': 'Chiave o parole, in ogni lingua',
  'texts.onlyOwn': 'Solo propri',
  'texts.key': 'Chiave',
  'texts.nothingFound': 'Nessun testo corrisponde',
  'texts.noneOwn': 'Ancora nessun testo proprio',
  'texts.found': '{shown} di {total, plural, one {# testo} other {# testi}}',
  'texts.own': 'proprio',
  'texts.edit': 'Modifica',
  'texts.editNamed': 'Modifica {key}, {language}',
  'texts.given': 'Fornito',
  'texts.text': 'Testo proprio',
  'texts.placeholders': 'Questi segnaposto devono comparire: {names}. Le forme per le quantità come nel testo fornito.',
  'texts.reset': 'Ripristina il testo fornito',
  'texts.saved': 'Il testo proprio è nel negozio.',
  'texts.wasReset': 'Il testo fornito è di nuovo nel negozio.',
  'texts.tooLong': 'Al massimo {n} caratteri.',
};
