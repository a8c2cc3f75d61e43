import type { StoreCode } from '@brixel/contract/stores';

/** Texts of the mail about goods of an order that are missing. */
interface GapTexts {
  subject(number: string): string;
  preview: string;
  missing(qty: string, name: string): string;
  less: string;
  stand_in(qty: string, name: string): string;
  refund: string;
  rest: string;
  askUs: string;
}

export const gapTexts: Readonly<Record<StoreCode, GapTexts>> = {
  de: {
    subject: (number) => `Zu deiner Bestellung ${number}: Etwas fehlt`,
    preview: 'Beim Packen haben wir nicht alles gefunden.',
    missing: (qty, name) =>
      `Beim Packen haben wir gemerkt, dass etwas nicht mehr da ist: ${qty} × ${name}. Das tut uns leid.`,
    less: 'Diese Teile können wir leider nicht mitschicken.',
    stand_in: (qty, name) => `Stattdessen legen wir dir ${qty} × ${name} ins Paket.`,
    refund: 'Diese Teile können wir leider nicht mitschicken. Was du dafür bezahlt hast, bekommst du zurück.',
    rest: 'Alles andere aus deiner Bestellung kommt wie geplant.',
    askUs: 'Passt das nicht für dich? Dann antworte einfach auf diese E-Mail.',
  },
  it: {
    subject: (number) => `Il tuo ordine ${number}: manca qualcosa`,
    preview: 'Preparando il pacco non abbiamo trovato tutto.',
    missing: (qty, name) =>
      `Preparando il pacco ci siamo accorti che qualcosa non c’è più: ${qty} × ${name}. Ci dispiace.`,
    less: 'Purtroppo non possiamo spedirti questi pezzi.',
    stand_in: (qty, name) => `Al loro posto mettiamo nel pacco ${qty} × ${name}.`,
    refund: 'Purtroppo non possiamo spedirti questi pezzi. Ti rimborsiamo quanto hai pagato.',
    rest: 'Tutto il resto del tuo ordine arriva come previsto.',
    askUs: 'Non ti va bene? Rispondi semplicemente a questa e-mail.',
  },
  en: {
    subject: (number) => `Your order ${number}: something is missing`,
    preview: 'While packing we did not find everything.',
    missing: (qty, name) =>
      `While packing your order we found that something is no longer there: ${qty} × ${name}. We are sorry.`,
    less: 'Unfortunately we cannot send you these pieces.',
    stand_in: (qty, name) => `Instead we put ${qty} × ${name} into your parcel.`,
    refund: 'Unfortunately we cannot send you these pieces. You get back what you paid for them.',
    rest: 'Everything else of your order comes as planned.',
    askUs: 'That does not suit you? Just reply to this mail.',
  },
};
