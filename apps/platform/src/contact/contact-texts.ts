import type { StoreCode } from '@brixel/contract/stores';

/** Texts of mails about a message to the shop. */
interface ContactTexts {
  forShop: { heading: string; preview(sender: string): string; sender: string; store: string };
  receipt: { subject: string; preview(hours: number): string; text(hours: number): string; notYou: string };
}

export const contactTexts: Readonly<Record<StoreCode, ContactTexts>> = {
  de: {
    forShop: {
      heading: 'Nachricht aus dem Kontaktformular',
      preview: (sender) => `Von ${sender}.`,
      sender: 'Von',
      store: 'Shop',
    },
    receipt: {
      subject: 'Deine Nachricht ist angekommen',
      preview: (hours) => `Wir melden uns an Werktagen innerhalb von ${hours} Stunden.`,
      text: (hours) =>
        `Danke, deine Nachricht über unser Kontaktformular ist da. Wir antworten an Werktagen innerhalb von ${hours} Stunden, meistens früher.`,
      notYou: 'Du hast uns nicht geschrieben? Dann hat jemand deine Adresse eingetragen, und du musst nichts tun.',
    },
  },
  it: {
    forShop: {
      heading: 'Messaggio dal modulo di contatto',
      preview: (sender) => `Da ${sender}.`,
      sender: 'Da',
      store: 'Negozio',
    },
    receipt: {
      subject: 'Il tuo messaggio è arrivato',
      preview: (hours) => `Nei giorni lavorativi rispondiamo entro ${hours} ore.`,
      text: (hours) =>
        `Grazie, il messaggio inviato con il modulo di contatto è arrivato. Nei giorni lavorativi rispondiamo entro ${hours} ore, di solito prima.`,
      notYou: 'Non ci hai scritto tu? Allora qualcuno ha inserito il tuo indirizzo e non devi fare nulla.',
    },
  },
  en: {
    forShop: {
      heading: 'Message from the contact form',
      preview: (sender) => `From ${sender}.`,
      sender: 'From',
      store: 'Store',
    },
    receipt: {
      subject: 'Your message has arrived',
      preview: (hours) => `On working days we reply within ${hours} hours.`,
      text: (hours) =>
        `Thank you, your message from our contact form is here. On working days we reply within ${hours} hours, usually sooner.`,
      notYou: 'You did not write to us? Then somebody entered your address, and there is nothing you need to do.',
    },
  },
};
