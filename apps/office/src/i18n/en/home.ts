import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { home as german } from '../de/home.ts';

export const home: SameKeys<typeof german> = {
  'home.morning': 'Good morning, {name}',
  'home.day': 'Good afternoon, {name}',
  'home.evening': 'Good evening, {name}',
  'home.picking': '{n, plural, one {# order is} other {# orders are}} waiting to be picked',
  'home.pickingText': 'A round collects everything on one way through the drawers.',
  'home.due': '{n, plural, one {One} other {#}} of them must leave today.',
  'home.toDo': 'To do',
  'home.toDoNote': 'What is done disappears by itself.',
  'home.nothingToDo': 'Nothing open. Time for a coffee.',
  'home.secondFactor': 'Set up the second step',
  'home.secondFactorText': 'Only a password protects your account. A code app or a passkey makes it safe.',
  'home.notOpen': 'The shop is not open yet',
  'home.notOpenText': 'What is still missing stands on one page.',
  'home.setUp': 'Set up',
  'home.invitations': '{n, plural, one {# open invitation} other {# open invitations}}',
  'home.unsafe': '{n, plural, one {# account} other {# accounts}} without a second step',
  'home.look': 'Look',
  'home.latest': 'Latest changes',
  'home.allChanges': 'Whole audit log',
};
