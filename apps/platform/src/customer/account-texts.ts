import type { StoreCode } from '@brixel/contract/stores';

interface LetterTexts {
  subject: string;
  preview: string;
  text: string;
}

export interface LinkTexts extends LetterTexts {
  button: string;
  limits: string;
  ignore: string;
}

/** Texts of mails about an account. */
interface AccountTexts {
  greeting(name: string): string;
  reset: LinkTexts;
  passwordChanged: LetterTexts;
  confirmAccount: LinkTexts;
  confirmNewEmail: LinkTexts;
  emailChangeAsked: Omit<LetterTexts, 'text'> & { text(email: string): string; notYou: string };
  emailChanged: Omit<LetterTexts, 'text'> & { text(email: string): string };
  notYou: string;
}

export const accountTexts = (shop: string): Readonly<Record<StoreCode, AccountTexts>> => ({
  de: {
    greeting: (name) => `Hallo ${name},`,
    reset: {
      subject: `Dein neues Passwort bei ${shop}`,
      preview: 'Mit diesem Link legst du ein neues Passwort fest.',
      text: 'du möchtest dein Passwort zurücksetzen. Mit diesem Link legst du ein neues fest:',
      button: 'Neues Passwort festlegen',
      limits: 'Der Link gilt eine Stunde lang und funktioniert nur einmal.',
      ignore: 'Du hast das nicht angefordert? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    },
    passwordChanged: {
      subject: 'Dein Passwort wurde geändert',
      preview: `Das Passwort deines Kontos bei ${shop} ist neu.`,
      text: `das Passwort deines Kontos bei ${shop} wurde soeben geändert. Auf allen anderen Geräten bist du abgemeldet.`,
    },
    confirmAccount: {
      subject: 'Bitte bestätige deine E-Mail-Adresse',
      preview: `Ein Klick, und dein Konto bei ${shop} ist vollständig.`,
      text: `Mit dieser E-Mail-Adresse wurde ein Konto bei ${shop} angelegt. Es funktioniert schon. Bitte bestätige noch, dass die Adresse dir gehört:`,
      button: 'Adresse bestätigen',
      limits: 'Der Link gilt sieben Tage lang.',
      ignore:
        'Du hast kein Konto angelegt? Dann bestätige bitte nichts: Ohne deine Bestätigung erfährt niemand etwas über dich.',
    },
    confirmNewEmail: {
      subject: 'Bitte bestätige deine neue E-Mail-Adresse',
      preview: `Erst danach gilt sie für dein Konto bei ${shop}.`,
      text: `Ein Konto bei ${shop} soll diese E-Mail-Adresse bekommen. Sie gilt, sobald du sie bestätigt hast:`,
      button: 'Neue Adresse bestätigen',
      limits: 'Der Link gilt sieben Tage lang.',
      ignore: 'Du hast das nicht angefordert? Dann bestätige bitte nichts und lösche diese E-Mail.',
    },
    emailChangeAsked: {
      subject: 'Deine E-Mail-Adresse soll geändert werden',
      preview: `Für dein Konto bei ${shop} wurde eine andere Adresse eingetragen.`,
      text: (email) =>
        `dein Konto bei ${shop} soll diese E-Mail-Adresse bekommen: ${email}. Bis sie bestätigt ist, bleibt alles, wie es ist.`,
      notYou: 'Das warst nicht du? Dann ändere sofort dein Passwort: Damit ist auch diese Änderung verworfen.',
    },
    emailChanged: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      preview: `Dein Konto bei ${shop} hat eine neue E-Mail-Adresse.`,
      text: (email) => `dein Konto bei ${shop} hat jetzt diese E-Mail-Adresse: ${email}`,
    },
    notYou: 'Das warst nicht du? Dann schreib uns bitte sofort; unsere Adresse steht am Ende dieser E-Mail.',
  },
  it: {
    greeting: (name) => `Ciao ${name},`,
    reset: {
      subject: `La tua nuova password su ${shop}`,
      preview: 'Con questo link imposti una nuova password.',
      text: 'hai chiesto di reimpostare la password. Con questo link ne imposti una nuova:',
      button: 'Imposta una nuova password',
      limits: 'Il link vale un’ora e funziona una sola volta.',
      ignore: 'Non l’hai chiesto tu? Allora non devi fare nulla: la tua password resta com’è.',
    },
    passwordChanged: {
      subject: 'La tua password è stata cambiata',
      preview: `La password del tuo account ${shop} è nuova.`,
      text: `la password del tuo account ${shop} è appena stata cambiata. Su tutti gli altri dispositivi la sessione è terminata.`,
    },
    confirmAccount: {
      subject: 'Conferma il tuo indirizzo e-mail',
      preview: `Un clic e il tuo account ${shop} è completo.`,
      text: `Con questo indirizzo e-mail è stato creato un account ${shop}. Funziona già: manca solo la conferma che l’indirizzo è tuo.`,
      button: 'Conferma l’indirizzo',
      limits: 'Il link vale sette giorni.',
      ignore:
        'Non hai creato nessun account? Allora non confermare: senza la tua conferma nessuno viene a sapere nulla di te.',
    },
    confirmNewEmail: {
      subject: 'Conferma il tuo nuovo indirizzo e-mail',
      preview: `Solo dopo la conferma vale per il tuo account ${shop}.`,
      text: `Questo indirizzo e-mail è stato indicato per un account ${shop}. Sarà valido appena lo confermi:`,
      button: 'Conferma il nuovo indirizzo',
      limits: 'Il link vale sette giorni.',
      ignore: 'Non l’hai chiesto tu? Allora non confermare ed elimina questa e-mail.',
    },
    emailChangeAsked: {
      subject: 'È stato chiesto di cambiare il tuo indirizzo e-mail',
      preview: `Per il tuo account ${shop} è stato indicato un altro indirizzo.`,
      text: (email) =>
        `per il tuo account ${shop} è stato indicato questo nuovo indirizzo e-mail: ${email}. Finché non viene confermato, tutto resta com’è.`,
      notYou: 'Non sei stato tu? Cambia subito la password: così viene annullata anche questa modifica.',
    },
    emailChanged: {
      subject: 'Il tuo indirizzo e-mail è stato cambiato',
      preview: `Il tuo account ${shop} ha un nuovo indirizzo e-mail.`,
      text: (email) => `il tuo account ${shop} ora ha questo indirizzo e-mail: ${email}`,
    },
    notYou: 'Non hai fatto tu questa modifica? Scrivici subito: il nostro indirizzo è in fondo a questa e-mail.',
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    reset: {
      subject: `Your new password at ${shop}`,
      preview: 'With this link you set a new password.',
      text: 'you would like to reset your password. With this link you set a new one:',
      button: 'Set a new password',
      limits: 'The link is valid for one hour and works only once.',
      ignore: 'You did not ask for this? Then there is nothing you need to do: your password stays as it is.',
    },
    passwordChanged: {
      subject: 'Your password has been changed',
      preview: `The password of your account at ${shop} is new.`,
      text: `the password of your account at ${shop} has just been changed. You are signed out on all other devices.`,
    },
    confirmAccount: {
      subject: 'Please confirm your e-mail address',
      preview: `One click, and your account at ${shop} is complete.`,
      text: `An account at ${shop} was created with this e-mail address. It works already. Please just confirm that the address is yours:`,
      button: 'Confirm address',
      limits: 'The link is valid for seven days.',
      ignore:
        'You did not create an account? Then please confirm nothing: without your confirmation nobody learns anything about you.',
    },
    confirmNewEmail: {
      subject: 'Please confirm your new e-mail address',
      preview: `Only then does it count for your account at ${shop}.`,
      text: `This e-mail address was entered for an account at ${shop}. It counts as soon as you have confirmed it:`,
      button: 'Confirm new address',
      limits: 'The link is valid for seven days.',
      ignore: 'You did not ask for this? Then please confirm nothing and delete this e-mail.',
    },
    emailChangeAsked: {
      subject: 'Your e-mail address is about to be changed',
      preview: `Another address was entered for your account at ${shop}.`,
      text: (email) =>
        `this e-mail address was entered for your account at ${shop}: ${email}. Until it is confirmed, everything stays as it is.`,
      notYou: 'That was not you? Then change your password at once: that also discards this change.',
    },
    emailChanged: {
      subject: 'Your e-mail address has been changed',
      preview: `Your account at ${shop} has a new e-mail address.`,
      text: (email) => `your account at ${shop} now has this e-mail address: ${email}`,
    },
    notYou: 'That was not you? Then please write to us at once; our address is at the end of this e-mail.',
  },
});
