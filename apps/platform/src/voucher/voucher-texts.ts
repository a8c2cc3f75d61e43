import type { StoreCode } from '@brixel/contract/stores';

/** The mail that brings a voucher. Values are formatted already. */
export interface VoucherTexts {
  /** with the shop's name */
  subject(amount: string, shop: string): string;
  giftSubject(giver: string, shop: string): string;
  heading(amount: string): string;
  giftHeading(giver: string): string;
  preview: string;
  bought(amount: string): string;
  given(giver: string, amount: string): string;
  goodwill(amount: string): string;
  renewed: string;
  code: string;
  value: string;
  rest: string;
  validTo: string;
  howTo: string;
  /** what is left */
  ask: string;
  keep: string;
  shop: string;
  test: string;
}

export const voucherTexts: Readonly<Record<StoreCode, VoucherTexts>> = {
  de: {
    subject: (amount, shop) => `Dein Geschenkgutschein über ${amount} von ${shop}`,
    giftSubject: (giver, shop) => `${giver} schenkt dir einen Gutschein von ${shop}`,
    heading: (amount) => `Dein Gutschein über ${amount}`,
    giftHeading: (giver) => `Ein Geschenk von ${giver}`,
    preview: 'Der Code steht in dieser E-Mail.',
    bought: (amount) =>
      `Danke für deinen Kauf! Hier ist der Geschenkgutschein über ${amount}, zum Behalten oder Weitergeben.`,
    given: (giver, amount) => `${giver} schenkt dir ${amount} für Steine nach deiner Wahl.`,
    goodwill: (amount) => `Wir schenken dir einen Gutschein über ${amount}.`,
    renewed: 'Das ist ein neuer Code. Der frühere gilt nicht mehr.',
    code: 'Gutscheincode',
    value: 'Wert',
    rest: 'Guthaben',
    validTo: 'Gültig bis',
    howTo:
      'So löst du ihn ein: Gib den Code im Warenkorb bei „Gutscheincode“ ein. Was übrig bleibt, bleibt auf dem Gutschein, auch für mehrere Bestellungen.',
    keep: 'Wer den Code kennt, kann ihn einlösen. Heb diese E-Mail gut auf.',
    ask: 'Guthaben abfragen',
    shop: 'Zum Shop',
    test: 'Dieser Gutschein stammt aus einer Testbestellung: Bezahlt wurde nichts, und er gilt nur für Testbestellungen.',
  },
  it: {
    subject: (amount, shop) => `Il tuo buono regalo da ${amount} di ${shop}`,
    giftSubject: (giver, shop) => `${giver} ti regala un buono di ${shop}`,
    heading: (amount) => `Il tuo buono da ${amount}`,
    giftHeading: (giver) => `Un regalo da ${giver}`,
    preview: 'Il codice è in questa e-mail.',
    bought: (amount) => `Grazie per l’acquisto! Ecco il buono regalo da ${amount}, da tenere o da regalare.`,
    given: (giver, amount) => `${giver} ti regala ${amount} per i mattoncini che preferisci.`,
    goodwill: (amount) => `Ti regaliamo un buono da ${amount}.`,
    renewed: 'Questo è un codice nuovo. Quello precedente non vale più.',
    code: 'Codice del buono',
    value: 'Valore',
    rest: 'Saldo',
    validTo: 'Valido fino al',
    howTo:
      'Per usarlo inserisci il codice nel carrello, alla voce «Codice del buono». Il resto rimane sul buono, anche per più ordini.',
    keep: 'Chi conosce il codice può usarlo. Conserva bene questa e-mail.',
    ask: 'Controlla il saldo',
    shop: 'Vai al negozio',
    test: 'Questo buono viene da un ordine di prova: non è stato pagato nulla e vale solo per ordini di prova.',
  },
  en: {
    subject: (amount, shop) => `Your gift voucher for ${amount} from ${shop}`,
    giftSubject: (giver, shop) => `${giver} gives you a voucher from ${shop}`,
    heading: (amount) => `Your voucher for ${amount}`,
    giftHeading: (giver) => `A gift from ${giver}`,
    preview: 'The code is in this e-mail.',
    bought: (amount) => `Thank you for your purchase! Here is the gift voucher for ${amount}, to keep or to give away.`,
    given: (giver, amount) => `${giver} gives you ${amount} for bricks of your choice.`,
    goodwill: (amount) => `Here is a voucher for ${amount} from us.`,
    renewed: 'This is a new code. The earlier one is no longer valid.',
    code: 'Voucher code',
    value: 'Value',
    rest: 'Balance',
    validTo: 'Valid until',
    howTo:
      'To spend it, enter the code in the cart under “Coupon code”. What is left stays on the voucher, for further orders too.',
    keep: 'Whoever knows the code can spend it. Keep this e-mail safe.',
    ask: 'Check the balance',
    shop: 'To the shop',
    test: 'This voucher comes from a test order: nothing was paid, and it is valid for test orders only.',
  },
};
