import type { StoreCode } from '@brixel/contract/stores';

interface LetterWords {
  subject: string;
  preview: string;
  text: string;
}

/** What mails about an account say. */
interface AccountWords {
  greeting(name: string): string;
  reset: LetterWords & { button: string; limits: string; ignore: string };
  passwordChanged: LetterWords;
  emailChanged: Omit<LetterWords, 'text'> & { text(email: string): string };
  notYou: string;
}

export const accountWords: Readonly<Record<StoreCode, AccountWords>> = {
  de: {
    greeting: (name) => `Hallo ${name},`,
    reset: {
      subject: 'Dein neues Passwort bei brixel',
      preview: 'Mit diesem Link legst du ein neues Passwort fest.',
      text: 'du möchtest dein Passwort zurücksetzen. Mit diesem Link legst du ein neues fest:',
      button: 'Neues Passwort festlegen',
      limits: 'Der Link gilt eine Stunde lang und funktioniert nur einmal.',
      ignore: 'Du hast das nicht angefordert? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    },
    passwordChanged: {
      subject: 'Dein Passwort wurde geändert',
      preview: 'Das Passwort deines Kontos bei brixel ist neu.',
      text: 'das Passwort deines Kontos bei brixel wurde soeben geändert. Auf allen anderen Geräten bist du abgemeldet.',
    },
    emailChanged: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      preview: 'Dein Konto bei brixel hat eine neue E-Mail-Adresse.',
      text: (email) => `dein Konto bei brixel hat jetzt diese E-Mail-Adresse: ${email}`,
    },
    notYou: 'Das warst nicht du? Dann schreib uns bitte sofort; unsere Adresse steht am Ende dieser E-Mail.',
  },
  it: {
    greeting: (name) => `Ciao ${name},`,
    reset: {
      subject: 'La tua nuova password su brixel',
      preview: 'Con questo link imposti una nuova password.',
      text: 'hai chiesto di reimpostare la password. Con questo link ne imposti una nuova:',
      button: 'Imposta una nuova password',
      limits: 'Il link vale un’ora e funziona una sola volta.',
      ignore: 'Non l’hai chiesto tu? Allora non devi fare nulla: la tua password resta com’è.',
    },
    passwordChanged: {
      subject: 'La tua password è stata cambiata',
      preview: 'La password del tuo account brixel è nuova.',
      text: 'la password del tuo account brixel è appena stata cambiata. Su tutti gli altri dispositivi la sessione è terminata.',
    },
    emailChanged: {
      subject: 'Il tuo indirizzo e-mail è stato cambiato',
      preview: 'Il tuo account brixel ha un nuovo indirizzo e-mail.',
      text: (email) => `il tuo account brixel ora ha questo indirizzo e-mail: ${email}`,
    },
    notYou: 'Non hai fatto tu questa modifica? Scrivici subito: il nostro indirizzo è in fondo a questa e-mail.',
  },
};
