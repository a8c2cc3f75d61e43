import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { home as german } from '../de/home.ts';

export const home: SameKeys<typeof german> = {
  'home.morning': 'Buongiorno, {name}',
  'home.day': 'Buongiorno, {name}',
  'home.evening': 'Buonasera, {name}',
  'home.picking': '{n, plural, one {# ordine attende} other {# ordini attendono}} il prelievo',
  'home.pickingText': 'Un giro raccoglie tutto con un solo passaggio tra i cassetti.',
  'home.due': '{n, plural, one {Uno} other {#}} di questi {n, plural, one {deve} other {devono}} partire oggi.',
  'home.toDo': 'Da fare',
  'home.toDoNote': 'Ciò che è fatto sparisce da solo.',
  'home.nothingToDo': 'Niente in sospeso. È ora di un caffè.',
  'home.secondFactor': 'Attivare il secondo passaggio',
  'home.secondFactorText': 'L’account è protetto solo dalla password. Un’app di codici o una passkey lo rende sicuro.',
  'home.notOpen': 'Il negozio non è ancora aperto',
  'home.notOpenText': 'Che cosa manca è riassunto in una pagina.',
  'home.setUp': 'Attiva',
  'home.invitations': '{n, plural, one {# invito aperto} other {# inviti aperti}}',
  'home.unsafe': '{n, plural, one {# account} other {# account}} senza secondo passaggio',
  'home.look': 'Vedi',
  'home.latest': 'Ultime modifiche',
  'home.allChanges': 'Registro completo',
};
