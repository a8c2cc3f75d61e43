import type { StoreCode } from '@brixel/contract/stores';

/** The mail that brings tickets. */
export interface TicketTexts {
  /** with the shop's name */
  subject(count: number, shop: string): string;
  heading(count: number): string;
  preview: string;
  thanks(count: number): string;
  /** above each of them */
  code(place: number, count: number): string;
  holder: string;
  bought: string;
  howTo: string;
}

export const ticketTexts: Readonly<Record<StoreCode, TicketTexts>> = {
  de: {
    subject: (count, shop) => (count === 1 ? `Dein Ticket von ${shop}` : `Deine ${count} Tickets von ${shop}`),
    heading: (count) => (count === 1 ? 'Dein Ticket ist da' : 'Deine Tickets sind da'),
    preview: 'Mit dem Code in dieser E-Mail kommst du hinein.',
    thanks: (count) =>
      count === 1
        ? 'Danke für deinen Kauf! Dein Platz ist fest gebucht.'
        : `Danke für deinen Kauf! Deine ${count} Plätze sind fest gebucht.`,
    code: (place, count) => (count === 1 ? 'Ticketcode' : `Ticketcode ${place} von ${count}`),
    holder: 'Gebucht von',
    bought: 'Gekauft am',
    howTo:
      'Zeig den Code am Eingang, ausgedruckt oder auf dem Telefon. Jeder Code gilt für eine Person und nur einmal. Du findest ihn auch in deiner Bestellung.',
  },
  it: {
    subject: (count, shop) => (count === 1 ? `Il tuo biglietto di ${shop}` : `I tuoi ${count} biglietti di ${shop}`),
    heading: (count) => (count === 1 ? 'Ecco il tuo biglietto' : 'Ecco i tuoi biglietti'),
    preview: 'Con il codice in questa e-mail puoi entrare.',
    thanks: (count) =>
      count === 1
        ? 'Grazie per l’acquisto! Il tuo posto è prenotato.'
        : `Grazie per l’acquisto! I tuoi ${count} posti sono prenotati.`,
    code: (place, count) => (count === 1 ? 'Codice del biglietto' : `Codice del biglietto ${place} di ${count}`),
    holder: 'Prenotato da',
    bought: 'Acquistato il',
    howTo:
      'Mostra il codice all’ingresso, stampato o sul telefono. Ogni codice vale per una persona e una volta sola. Lo trovi anche nel tuo ordine.',
  },
  en: {
    subject: (count, shop) => (count === 1 ? `Your ticket from ${shop}` : `Your ${count} tickets from ${shop}`),
    heading: (count) => (count === 1 ? 'Here is your ticket' : 'Here are your tickets'),
    preview: 'The code in this e-mail lets you in.',
    thanks: (count) =>
      count === 1
        ? 'Thank you for your purchase! Your place is booked.'
        : `Thank you for your purchase! Your ${count} places are booked.`,
    code: (place, count) => (count === 1 ? 'Ticket code' : `Ticket code ${place} of ${count}`),
    holder: 'Booked by',
    bought: 'Bought on',
    howTo:
      'Show the code at the entrance, printed or on your phone. Each code is valid for one person, once. You also find it in your order.',
  },
};
