import type { StoreCode } from '@brixel/contract/stores';

type WithName = (name: string) => string;

interface LetterWords {
  subject: WithName;
  preview: string;
  text: WithName;
}

/** Texts of mails about sold-out goods. The first one may not advertise anything. */
interface StockAlertTexts {
  confirm: LetterWords & { button: string; limits: string; ignore: string };
  waiting: LetterWords & { end: string };
  available: LetterWords & { button: string; last: string };
}

export const stockAlertTexts: Readonly<Record<StoreCode, StockAlertTexts>> = {
  de: {
    confirm: {
      subject: (name) => `Bitte bestätige: Nachricht, wenn „${name}“ wieder da ist`,
      preview: 'Ohne deine Bestätigung schicken wir dir nichts.',
      text: (name) =>
        `Mit dieser Adresse wurde um eine Nachricht gebeten, sobald „${name}“ wieder auf Lager ist. Warst du das, dann bestätige es bitte:`,
      button: 'Ja, bitte Bescheid geben',
      limits: 'Der Link gilt sieben Tage lang. Danach kommt genau eine E-Mail, sobald es so weit ist.',
      ignore: 'Du warst das nicht? Dann musst du nichts tun: Wir löschen die Adresse wieder.',
    },
    waiting: {
      subject: (name) => `Wir sagen dir Bescheid, wenn „${name}“ wieder da ist`,
      preview: 'Du musst nichts weiter tun.',
      text: (name) => `Sobald „${name}“ wieder auf Lager ist, bekommst du von uns eine E-Mail an diese Adresse.`,
      end: 'Doch keine Nachricht bekommen',
    },
    available: {
      subject: (name) => `„${name}“ ist wieder da`,
      preview: 'Du wolltest Bescheid wissen.',
      text: (name) => `Gute Nachricht: „${name}“ ist wieder auf Lager, solange der Vorrat reicht.`,
      button: 'Jetzt ansehen',
      last: 'Das war die eine E-Mail, um die du gebeten hast. Deine Adresse löschen wir in 30 Tagen.',
    },
  },
  it: {
    confirm: {
      subject: (name) => `Conferma la richiesta: avviso quando torna «${name}»`,
      preview: 'Senza la tua conferma non ti mandiamo nulla.',
      text: (name) =>
        `Con questo indirizzo è stato chiesto un avviso appena «${name}» sarà di nuovo disponibile. Se la richiesta è tua, conferma qui:`,
      button: 'Sì, avvisatemi',
      limits: 'Il link vale sette giorni. Poi riceverai una sola e-mail, appena l’articolo torna.',
      ignore: 'Non sei stato tu? Allora non devi fare nulla: cancelliamo l’indirizzo.',
    },
    waiting: {
      subject: (name) => `Ti avvisiamo quando torna «${name}»`,
      preview: 'Non devi fare altro.',
      text: (name) => `Appena «${name}» sarà di nuovo disponibile, ti scriveremo a questo indirizzo.`,
      end: 'Non voglio più l’avviso',
    },
    available: {
      subject: (name) => `«${name}» è di nuovo disponibile`,
      preview: 'Volevi saperlo.',
      text: (name) => `Buone notizie: «${name}» è di nuovo disponibile, fino a esaurimento scorte.`,
      button: 'Vai all’articolo',
      last: 'Questa era l’unica e-mail che avevi chiesto. Cancelleremo il tuo indirizzo fra 30 giorni.',
    },
  },
  en: {
    confirm: {
      subject: (name) => `Please confirm: a message when “${name}” is back`,
      preview: 'Without your confirmation we send you nothing.',
      text: (name) =>
        `Somebody has asked, with this address, for a message as soon as “${name}” is in stock again. If it was you, please confirm it:`,
      button: 'Yes, let me know',
      limits: 'The link is valid for seven days. After that exactly one e-mail follows, as soon as it is back.',
      ignore: 'It was not you? Then there is nothing to do: we delete the address again.',
    },
    waiting: {
      subject: (name) => `We will let you know when “${name}” is back`,
      preview: 'There is nothing more to do.',
      text: (name) => `As soon as “${name}” is in stock again, we will write to this address.`,
      end: 'I no longer want this message',
    },
    available: {
      subject: (name) => `“${name}” is back`,
      preview: 'You wanted to know.',
      text: (name) => `Good news: “${name}” is in stock again, while supplies last.`,
      button: 'Have a look',
      last: 'This was the one e-mail that you asked for. We delete your address in 30 days.',
    },
  },
};
