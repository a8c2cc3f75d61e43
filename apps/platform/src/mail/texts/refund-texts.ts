import type { RefundReason, RefundWay } from '@brixel/contract/office/refund-endpoints';
import type { StoreCode } from '@brixel/contract/stores';

/** What shoppers read when they get money back. */
export interface RefundTexts {
  subject(number: string): string;
  heading: string;
  /** where no money moves */
  voucherHeading: string;
  preview(sum: string): string;
  /** `number` of the order */
  refunded: Record<RefundReason, (sum: string, number: string) => string>;
  /** it came in beside what the order costs */
  overpaid(sum: string, number: string): string;
  pieces(count: string, all: string): string;
  /** money for a line of which nothing comes back */
  reduced: string;
  shipping: string;
  extra: string;
  total: string;
  way: Record<RefundWay, string>;
  /** part of it goes another way */
  onVoucher(sum: string): string;
  askUs: string;
}

export const refundTexts: Readonly<Record<StoreCode, RefundTexts>> = {
  de: {
    subject: (number) => `Erstattung zu deiner Bestellung ${number}`,
    heading: 'Wir haben dir Geld erstattet',
    voucherHeading: 'Der Betrag ist wieder auf deinem Gutschein',
    preview: (sum) => `Du bekommst ${sum} zurück.`,
    refunded: {
      missing: (sum, number) => `Zu deiner Bestellung ${number} fehlte etwas. Dafür erstatten wir dir ${sum}.`,
      damaged: (sum, number) => `In deiner Bestellung ${number} war etwas beschädigt. Dafür erstatten wir dir ${sum}.`,
      withdrawal: (sum, number) => `Zu deinem Widerruf der Bestellung ${number} erstatten wir dir ${sum}.`,
      goodwill: (sum, number) => `Zu deiner Bestellung ${number} erstatten wir dir aus Kulanz ${sum}.`,
      other: (sum, number) => `Zu deiner Bestellung ${number} erstatten wir dir ${sum}.`,
    },
    overpaid: (sum, number) =>
      `Zu deiner Bestellung ${number} ist mehr Geld bei uns angekommen, als sie kostet. Die ${sum}, die zu viel waren, bekommst du zurück.`,
    pieces: (count, all) => `${count} von ${all} Stück`,
    reduced: 'Nachlass',
    shipping: 'Versand',
    extra: 'Weiterer Betrag',
    total: 'Erstattung',
    way: {
      provider: 'Das Geld geht auf dem Weg zurück, auf dem du bezahlt hast. Das kann ein paar Tage dauern.',
      transfer: 'Wir haben das Geld überwiesen. In ein bis zwei Bankarbeitstagen ist es auf deinem Konto.',
      noted: 'Das Geld ist auf dem vereinbarten Weg an dich zurückgegangen.',
      voucher: 'Der Betrag ist wieder auf dem Gutschein, mit dem du bezahlt hast. Der Code bleibt derselbe.',
    },
    onVoucher: (sum) =>
      `${sum} davon sind wieder auf dem Gutschein, mit dem du bezahlt hast. Der Code bleibt derselbe.`,
    askUs: 'Stimmt etwas nicht? Antworte einfach auf diese E-Mail.',
  },
  it: {
    subject: (number) => `Rimborso per il tuo ordine ${number}`,
    heading: 'Ti abbiamo rimborsato',
    voucherHeading: 'L’importo è di nuovo sul tuo buono',
    preview: (sum) => `Ti restituiamo ${sum}.`,
    refunded: {
      missing: (sum, number) => `Nel tuo ordine ${number} mancava qualcosa. Per questo ti rimborsiamo ${sum}.`,
      damaged: (sum, number) => `Nel tuo ordine ${number} qualcosa era danneggiato. Per questo ti rimborsiamo ${sum}.`,
      withdrawal: (sum, number) => `Per il recesso dall’ordine ${number} ti rimborsiamo ${sum}.`,
      goodwill: (sum, number) => `Per il tuo ordine ${number} ti riconosciamo un rimborso di ${sum}.`,
      other: (sum, number) => `Per il tuo ordine ${number} ti rimborsiamo ${sum}.`,
    },
    overpaid: (sum, number) =>
      `Per il tuo ordine ${number} abbiamo ricevuto più denaro di quanto costa. Ti restituiamo i ${sum} in eccesso.`,
    pieces: (count, all) => `${count} pezzi su ${all}`,
    reduced: 'Riduzione',
    shipping: 'Spedizione',
    extra: 'Altro importo',
    total: 'Rimborso',
    way: {
      provider: 'Il denaro torna con lo stesso metodo con cui hai pagato. Può richiedere qualche giorno.',
      transfer: 'Abbiamo disposto il bonifico. L’importo arriva sul tuo conto in uno o due giorni lavorativi.',
      noted: 'Il denaro ti è stato restituito nel modo concordato.',
      voucher: 'L’importo è di nuovo sul buono con cui hai pagato. Il codice resta lo stesso.',
    },
    onVoucher: (sum) => `Di questi, ${sum} sono di nuovo sul buono con cui hai pagato. Il codice resta lo stesso.`,
    askUs: 'Qualcosa non torna? Rispondi semplicemente a questa e-mail.',
  },
  en: {
    subject: (number) => `Refund for your order ${number}`,
    heading: 'We have refunded you',
    voucherHeading: 'The amount is back on your voucher',
    preview: (sum) => `You get ${sum} back.`,
    refunded: {
      missing: (sum, number) => `Something was missing from your order ${number}. We refund you ${sum} for it.`,
      damaged: (sum, number) => `Something in your order ${number} was damaged. We refund you ${sum} for it.`,
      withdrawal: (sum, number) => `For your withdrawal from order ${number} we refund you ${sum}.`,
      goodwill: (sum, number) => `As a gesture of goodwill we refund you ${sum} for your order ${number}.`,
      other: (sum, number) => `For your order ${number} we refund you ${sum}.`,
    },
    overpaid: (sum, number) =>
      `More money has reached us for your order ${number} than it costs. We return the ${sum} that were too much.`,
    pieces: (count, all) => `${count} of ${all} pieces`,
    reduced: 'Reduction',
    shipping: 'Delivery',
    extra: 'Further amount',
    total: 'Refund',
    way: {
      provider: 'The money returns the way you paid. That can take a few days.',
      transfer: 'We have made the bank transfer. It reaches your account within one or two banking days.',
      noted: 'The money has been returned to you in the way agreed.',
      voucher: 'The amount is back on the voucher you paid with. The code stays the same.',
    },
    onVoucher: (sum) => `${sum} of it is back on the voucher you paid with. The code stays the same.`,
    askUs: 'Is something wrong? Simply reply to this e-mail.',
  },
};
