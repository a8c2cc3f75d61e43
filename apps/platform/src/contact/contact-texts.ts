import type { StoreCode } from '@brixel/contract/stores';

/** Texts of mails about a message to the shop. */
interface ContactTexts {
  forShop: { heading: string; preview(sender: string): string; sender: string; store: string };
  receipt: { subject: string; preview: string; text: string; notYou: string };
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
      preview: 'Wir melden uns an Werktagen innerhalb von 24 Stunden.',
      text: 'Danke, deine Nachricht über unser Kontaktformular ist da. Wir antworten an Werktagen innerhalb von 24 Stunden, meistens früher.',
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
      preview: 'Nei giorni lavorativi rispondiamo entro 24 ore.',
      text: 'Grazie, il messaggio inviato con il modulo di contatto è arrivato. Nei giorni lavorativi rispondiamo entro 24 ore, di solito prima.',
      notYou: 'Non ci hai scritto tu? Allora qualcuno ha inserito il tuo indirizzo e non devi fare nulla.',
    },
  },
};
