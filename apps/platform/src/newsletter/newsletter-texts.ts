import type { StoreCode } from '@brixel/contract/stores';

interface LetterWords {
  subject: string;
  preview: string;
  text: string;
}

/** Texts of mails about the newsletter. The first one may not advertise anything. */
interface NewsletterTexts {
  confirm: LetterWords & { button: string; limits: string; ignore: string };
  welcome: Pick<LetterWords, 'preview'> & {
    subject(percent: number): string;
    text(percent: number): string;
  } & { code: string; validTo: string; terms: string; button: string };
  alreadySubscribed: LetterWords;
  leave: LetterWords & { button: string; ignore: string };
  /** at the end of every mail */
  leaveLink: string;
}

export const newsletterTexts = (shop: string): Readonly<Record<StoreCode, NewsletterTexts>> => ({
  de: {
    confirm: {
      subject: 'Bitte bestätige deine Anmeldung zum Newsletter',
      preview: 'Ohne deine Bestätigung schicken wir dir nichts.',
      text: `Mit dieser Adresse wurde der Newsletter von ${shop} bestellt. Warst du das, dann bestätige es bitte:`,
      button: 'Anmeldung bestätigen',
      limits: 'Der Link gilt sieben Tage lang.',
      ignore: 'Du hast nichts bestellt? Dann musst du nichts tun: Wir löschen die Adresse wieder.',
    },
    welcome: {
      subject: (percent) => `Dein Gutschein: ${percent} % auf deine nächste Bestellung`,
      preview: 'Danke für deine Anmeldung. Hier ist dein Code.',
      text: (percent) =>
        `Schön, dass du dabei bist! Etwa zweimal im Monat schreiben wir dir von neuen Farben und Sets. Hier ist dein Gutschein über ${percent} %. Gib den Code im Warenkorb ein:`,
      code: 'Gutscheincode',
      validTo: 'Gültig bis',
      terms: 'Der Gutschein gilt einmal, ohne Mindestwert. Versandkosten ermäßigt er nicht.',
      button: 'Zum Shop',
    },
    alreadySubscribed: {
      subject: 'Du bekommst unseren Newsletter schon',
      preview: 'Du musst nichts weiter tun.',
      text: `Mit dieser Adresse wurde der Newsletter von ${shop} noch einmal bestellt. Du bekommst ihn schon und musst nichts weiter tun.`,
    },
    leave: {
      subject: 'Newsletter abbestellen',
      preview: 'Mit diesem Link meldest du dich ab.',
      text: `Für diese Adresse soll der Newsletter von ${shop} abbestellt werden. Mit diesem Link ist es erledigt:`,
      button: 'Newsletter abbestellen',
      ignore: 'Du willst ihn behalten? Dann musst du nichts tun.',
    },
    leaveLink: 'Newsletter abbestellen',
  },
  it: {
    confirm: {
      subject: 'Conferma la tua iscrizione alla newsletter',
      preview: 'Senza la tua conferma non ti mandiamo nulla.',
      text: `Con questo indirizzo è stata richiesta la newsletter di ${shop}. Se la richiesta è tua, conferma qui:`,
      button: 'Conferma l’iscrizione',
      limits: 'Il link vale sette giorni.',
      ignore: 'Non hai chiesto nulla? Allora non devi fare niente: cancelliamo l’indirizzo.',
    },
    welcome: {
      subject: (percent) => `Il tuo buono: ${percent}% di sconto sul prossimo ordine`,
      preview: 'Grazie per l’iscrizione. Ecco il tuo codice.',
      text: (percent) =>
        `Che bello averti con noi! Circa due volte al mese ti scriviamo di colori e set nuovi. Ecco il tuo buono del ${percent}%. Inserisci il codice nel carrello:`,
      code: 'Codice del buono',
      validTo: 'Valido fino al',
      terms: 'Il buono vale una volta sola, senza importo minimo. Non riduce le spese di spedizione.',
      button: 'Vai al negozio',
    },
    alreadySubscribed: {
      subject: 'Ricevi già la nostra newsletter',
      preview: 'Non devi fare altro.',
      text: `Con questo indirizzo è stata richiesta di nuovo la newsletter di ${shop}. La ricevi già e non devi fare altro.`,
    },
    leave: {
      subject: 'Annulla l’iscrizione alla newsletter',
      preview: 'Con questo link ti disiscrivi.',
      text: `È stato chiesto di disiscrivere questo indirizzo dalla newsletter di ${shop}. Confermalo con questo link:`,
      button: 'Annulla l’iscrizione',
      ignore: 'Vuoi continuare a riceverla? Allora non devi fare nulla.',
    },
    leaveLink: 'Annulla l’iscrizione alla newsletter',
  },
  en: {
    confirm: {
      subject: 'Please confirm your newsletter subscription',
      preview: 'Without your confirmation we send you nothing.',
      text: `The newsletter of ${shop} was ordered with this address. If that was you, please confirm it:`,
      button: 'Confirm subscription',
      limits: 'The link is valid for seven days.',
      ignore: 'You did not order anything? Then there is nothing you need to do: we delete the address again.',
    },
    welcome: {
      subject: (percent) => `Your voucher: ${percent}% off your next order`,
      preview: 'Thank you for subscribing. Here is your code.',
      text: (percent) =>
        `Lovely to have you with us! About twice a month we write to you about new colours and sets. Here is your voucher for ${percent}%. Enter the code in the cart:`,
      code: 'Voucher code',
      validTo: 'Valid until',
      terms: 'The voucher is valid once, without a minimum order. It does not reduce shipping.',
      button: 'To the shop',
    },
    alreadySubscribed: {
      subject: 'You already receive our newsletter',
      preview: 'There is nothing else you need to do.',
      text: `The newsletter of ${shop} was ordered again with this address. You already receive it, and there is nothing else you need to do.`,
    },
    leave: {
      subject: 'Unsubscribe from the newsletter',
      preview: 'With this link you unsubscribe.',
      text: `Somebody asked to unsubscribe this address from the newsletter of ${shop}. With this link it is done:`,
      button: 'Unsubscribe',
      ignore: 'You want to keep it? Then there is nothing you need to do.',
    },
    leaveLink: 'Unsubscribe from the newsletter',
  },
});

export const couponTitles: Readonly<Record<StoreCode, (percent: number) => string>> = {
  de: (percent) => `${percent} % auf deine nächste Bestellung`,
  it: (percent) => `${percent}% di sconto sul tuo prossimo ordine`,
  en: (percent) => `${percent}% off your next order`,
};
