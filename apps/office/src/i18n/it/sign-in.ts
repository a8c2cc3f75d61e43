import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { signIn as german } from '../de/sign-in.ts';

export const signIn: SameKeys<typeof german> = {
  'signIn.title': 'Accedi all’ufficio',
  'signIn.motto': 'Ogni cosa al suo posto',
  'signIn.mottoText': 'Qui lavora chi manda avanti il negozio.',
  'signIn.submit': 'Accedi',
  'signIn.passkey': 'Accedi con passkey',
  'signIn.forgotten': 'Password dimenticata? Un titolare può mandare un nuovo link monouso.',
  'signIn.duration': 'L’accesso dura 12 ore, 30 minuti senza attività.',
  'signIn.codeTitle': 'Inserisci il codice',
  'signIn.codeText': 'Sei cifre dall’app dei codici per {email}.',
  'signIn.recoveryText': 'Uno dei codici di riserva per {email}. Ognuno vale una volta.',
  'signIn.code': 'Codice monouso',
  'signIn.recoveryCode': 'Codice di riserva',
  'signIn.codeShort': 'Inserire tutti i sei caratteri.',
  'signIn.continue': 'Continua',
  'signIn.useRecovery': 'Usa un codice di riserva',
  'signIn.useCode': 'Usa il codice dell’app',
  'signIn.back': 'Torna all’accesso',
  'signIn.againTitle': 'Accedere di nuovo',
  'signIn.againText': 'La sessione è terminata. Quanto inserito resta sulla pagina.',
  'invitation.title': 'Benvenuti in ufficio',
  'invitation.lead': 'Invito per {email}, ruolo: {role}.',
  'invitation.accept': 'Apri l’account',
};
