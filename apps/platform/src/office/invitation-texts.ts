import type { OfficeLanguage } from '@brixel/contract/office/office-languages';

interface InvitationTexts {
  subject(host: string): string;
  preview: string;
  text(inviter: string, host: string): string;
  button: string;
  limits: string;
  ignore: string;
}

export const invitationTexts: Readonly<Record<OfficeLanguage, InvitationTexts>> = {
  de: {
    subject: (host) => `Ihr Zugang zum Büro von ${host}`,
    preview: 'Mit diesem Link legen Sie Ihr Passwort fest.',
    text: (inviter, host) =>
      `${inviter} lädt Sie ein, im Büro von ${host} mitzuarbeiten. Mit diesem Link legen Sie Ihr Passwort fest:`,
    button: 'Passwort festlegen',
    limits: 'Der Link gilt einen Tag lang und funktioniert nur einmal.',
    ignore: 'Sie haben damit nicht gerechnet? Dann öffnen Sie den Link bitte nicht und fragen Sie nach.',
  },
  it: {
    subject: (host) => `Il tuo accesso all’ufficio di ${host}`,
    preview: 'Con questo link imposti la tua password.',
    text: (inviter, host) =>
      `${inviter} ti invita a lavorare nell’ufficio di ${host}. Con questo link imposti la tua password:`,
    button: 'Imposta la password',
    limits: 'Il link vale un giorno e funziona una sola volta.',
    ignore: 'Non te lo aspettavi? Allora non aprire il link e chiedi conferma.',
  },
  en: {
    subject: (host) => `Your access to the office of ${host}`,
    preview: 'Set your password with this link.',
    text: (inviter, host) =>
      `${inviter} invites you to work in the office of ${host}. Set your password with this link:`,
    button: 'Set your password',
    limits: 'The link is valid for one day and works only once.',
    ignore: 'You did not expect this? Then please do not open the link, and ask first.',
  },
};
