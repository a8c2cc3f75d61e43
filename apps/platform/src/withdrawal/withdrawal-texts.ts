import type { OfficeLanguage } from '@brixel/contract/office/office-languages';

/** What the shop itself reads when somebody withdraws. */
interface WithdrawalNotice {
  subject(number: string): string;
  heading: string;
  /** by when the money has to be back */
  refund(day: string): string;
  number: string;
  receivedAt: string;
  name: string;
  email: string;
  orderNumber: string;
  what: string;
  everything: string;
  button: string;
}

export const withdrawalNotices: Readonly<Record<OfficeLanguage, WithdrawalNotice>> = {
  de: {
    subject: (number) => `Widerruf eingegangen (${number})`,
    heading: 'Ein Widerruf ist eingegangen',
    refund: (day) => `Die Kundin oder der Kunde hat die Bestätigung schon. Das Geld muss bis ${day} zurück sein.`,
    number: 'Vorgang',
    receivedAt: 'Eingegangen am',
    name: 'Name',
    email: 'E-Mail',
    orderNumber: 'Bestellnummer, wie angegeben',
    what: 'Artikel',
    everything: 'die ganze Bestellung',
    button: 'Im Büro öffnen',
  },
  it: {
    subject: (number) => `Recesso ricevuto (${number})`,
    heading: 'È arrivato un recesso',
    refund: (day) => `Chi ha ordinato ha già la conferma. Il rimborso va fatto entro il ${day}.`,
    number: 'Pratica',
    receivedAt: 'Ricevuto il',
    name: 'Nome',
    email: 'E-mail',
    orderNumber: 'Numero d’ordine, come indicato',
    what: 'Articoli',
    everything: 'tutto l’ordine',
    button: 'Aprire nell’ufficio',
  },
  en: {
    subject: (number) => `Withdrawal received (${number})`,
    heading: 'Somebody withdraws from an order',
    refund: (day) => `The shopper has the acknowledgement already. The money has to be back by ${day}.`,
    number: 'Case',
    receivedAt: 'Received',
    name: 'Name',
    email: 'E-mail',
    orderNumber: 'Order number, as given',
    what: 'Goods',
    everything: 'the whole order',
    button: 'Open in the office',
  },
};
