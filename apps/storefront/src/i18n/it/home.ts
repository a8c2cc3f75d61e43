import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as German } from '../de/home.ts';

export const messages = {
  'home.title': 'Mattoncini sfusi, in set, in mosaico',
  'home.description':
    '{n, number} mattoncini sfusi, set pronti e la tua foto come mosaico di mattoncini. Spedizione: {countries}.',
  'home.heroParts': 'Vedi i pezzi singoli',
  'home.heroSizes': '{n} formati',
  'home.heroSizesRange': 'da {from} a {to} cm',
  'home.heroColours': '{n} colori',
  'home.heroFrom': 'da',
  'home.factSingle': 'Pezzi singoli',
  'home.factSingleText': 'già da un pezzo',
  'home.factTier': 'Sconti quantità',
  'home.factTierText': 'più ne prendi, meno costano',
  'home.factFast': 'Consegna veloce',
  'home.factFastText': 'in {days} giorni lavorativi',
  'home.factReturn': '{n} giorni per il reso',
  'home.factReturnText': 'anche pezzi sfusi',
  'home.categories': 'Categorie preferite',
  'home.new': 'Appena arrivati',
  'home.allNew': 'Tutte le novità',
  'home.colours': 'Scegli un colore',
  'home.coloursText': '{n} colori, tutti i pezzi con un clic.',
  'home.bestsellers': 'I più acquistati',
} satisfies SameKeys<typeof German>;
