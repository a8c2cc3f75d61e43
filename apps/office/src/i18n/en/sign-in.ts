import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { signIn as german } from '../de/sign-in.ts';

export const signIn: SameKeys<typeof german> = {
  'signIn.title': 'Sign in to the office',
  'signIn.motto': 'Everything in its place',
  'signIn.mottoText': 'This is where the people who run the shop work.',
  'signIn.submit': 'Sign in',
  'signIn.passkey': 'Sign in with a passkey',
  'signIn.forgotten': 'Forgot your password? An owner can send you a new one-time link.',
  'signIn.duration': 'You stay signed in for 12 hours, or 30 minutes without activity.',
  'signIn.codeTitle': 'Enter the code',
  'signIn.codeText': 'Six digits from your code app for {email}.',
  'signIn.recoveryText': 'One of the recovery codes for {email}. Each works once.',
  'signIn.code': 'One-time code',
  'signIn.recoveryCode': 'Recovery code',
  'signIn.codeShort': 'Please enter all six characters.',
  'signIn.continue': 'Continue',
  'signIn.useRecovery': 'Use a recovery code',
  'signIn.useCode': 'Use a code of the app',
  'signIn.back': 'Back to sign-in',
  'signIn.againTitle': 'Please sign in again',
  'signIn.againText': 'Your session has ended. What you have typed stays on the page.',
  'invitation.title': 'Welcome to the office',
  'invitation.lead': 'Invitation for {email}, role: {role}.',
  'invitation.accept': 'Open the account',
};
