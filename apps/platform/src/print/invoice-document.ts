import type { Invoice, InvoiceLine } from '@brixel/contract/invoice';
import { storeViews } from '@brixel/contract/stores';
import { attachInvoice } from '../e-invoice/attach-invoice.ts';
import { isElectronic } from '../e-invoice/missing-facts.ts';
import { type StoreFormat, storeFormats, townLine } from '../mail/store-format.ts';
import { fileOf } from '../pdf-file.ts';
import type { PrintLook } from '../settings/print-look.ts';
import {
  BOTTOM,
  beginLetter,
  continueLetter,
  INNER,
  LEFT,
  type LetterFacts,
  numberPages,
  RIGHT,
} from './letter-paper.ts';
import { INK, Pen } from './pen.ts';
import { type Cell, type Column, printTable, textCell } from './print-table.ts';
import { type PrintTexts, printTexts } from './print-texts.ts';

const SIZE = 9;

/** An invoice or credit note as a PDF file; for businesses it holds the electronic invoice as well. It shows what the document says and reckons nothing. */
export function invoiceDocument(invoice: Invoice, look: PrintLook): Promise<Buffer> {
  const { language, seller } = invoice;
  const texts = printTexts[language];
  const format = storeFormats[language];
  const letter = letterOf(invoice, { look, texts, format });
  const pen = new Pen({ title: letter.title, author: seller.name, language: storeViews[language].locale });
  const file = fileOf(pen.doc);
  const top = beginLetter(pen, letter);
  const nextPage = (): number => continueLetter(pen, letter);
  const columns = columnsOf(texts);
  const rows = invoice.lines.map((line, place) => ({ cells: cellsOf(pen, line, place, columns, format) }));
  let y = printTable(
    pen,
    columns,
    rows,
    { x: LEFT, width: INNER, y: top, bottom: BOTTOM, nextPage },
    {
      label: letter.title,
    },
  );
  /** where so much can stand */
  const room = (height: number): number => {
    if (y + height > BOTTOM) y = nextPage();
    return y;
  };
  y = sums(pen, invoice, { texts, format, room });
  y += 10;
  for (const box of boxesOf(invoice, texts, format)) {
    const height = pen.heightOf(box, { size: SIZE }, INNER - 16) + 14;
    room(height + 4);
    pen.artifact(() => pen.doc.roundedRect(LEFT, y, INNER, height, 3).lineWidth(0.8).strokeColor(INK.line).stroke());
    pen.tagged('P', () => pen.text(box, { x: LEFT + 8, y: y + 7, size: SIZE, width: INNER - 16 }));
    y += height + 8;
  }
  for (const note of [...invoice.notes, ...(hasFineUnits(invoice) ? [texts.unitPrices] : [])]) {
    const height = pen.heightOf(note, { size: SIZE }, INNER);
    room(height);
    pen.tagged('P', () => pen.text(note, { x: LEFT, y, size: SIZE, width: INNER }));
    y += height + 5;
  }
  numberPages(pen, 0, texts);
  if (isElectronic(invoice)) attachInvoice(pen.doc, invoice);
  pen.end();
  return file;
}

interface Speech {
  texts: PrintTexts;
  format: StoreFormat;
}

const partyLines = (
  { company, name, street, postcode, city, region, country }: Invoice['buyer'] | NonNullable<Invoice['deliverTo']>,
  format: StoreFormat,
): string[] => [
  ...(company ? [company] : []),
  ...(name ? [name] : []),
  street.join(' '),
  townLine({ postcode, city, region }),
  format.country(country),
];

function letterOf(invoice: Invoice, { look, texts, format }: Speech & { look: PrintLook }): LetterFacts {
  const { seller, buyer, kind, credited } = invoice;
  const name = kind === 'invoice' ? texts.invoice : texts.creditNote;
  return {
    ...{ look, texts, website: seller.website, isTest: invoice.isTest },
    sender: [seller.name, seller.street, `${seller.postcode} ${seller.city}`].join(' · '),
    address: partyLines(buyer, format),
    title: `${name} ${invoice.number}`,
    facts: [
      [kind === 'invoice' ? texts.number.invoice : texts.number.creditNote, invoice.number],
      [texts.issueDate, format.shortDay(invoice.issueDate)],
      ...(credited
        ? [[texts.credited, texts.ofDay(credited.number, format.shortDay(credited.issueDate))] as const]
        : [[texts.deliveryDate, format.shortDay(invoice.deliveryDate)] as const]),
      [texts.order, invoice.order.number],
      ...(buyer.reference ? [[texts.reference, buyer.reference] as const] : []),
      ...(buyer.customerNumber ? [[texts.customerNumber, buyer.customerNumber] as const] : []),
      ...(buyer.vatId ? [[texts.vatId, buyer.vatId] as const] : []),
    ],
    foot: footOf(seller, texts),
  };
}

export const footOf = (seller: Invoice['seller'], texts: PrintTexts): string[][] => [
  [seller.name, seller.owner === seller.name ? '' : seller.owner, seller.street, `${seller.postcode} ${seller.city}`],
  [seller.phone && `${texts.phone} ${seller.phone}`, seller.email, seller.website],
  [
    seller.vatId && `${texts.vatId} ${seller.vatId}`,
    seller.taxNumber && `${texts.taxNumber} ${seller.taxNumber}`,
    seller.registerCourt,
    seller.registerNumber,
  ],
  seller.bank
    ? [seller.bank.holder, seller.bank.iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 '), `BIC ${seller.bank.bic}`]
    : [],
];

function columnsOf(texts: PrintTexts): Column[] {
  const widths = { quantity: 46, unit: 66, vat: 42, amount: 62 };
  const amountX = RIGHT - widths.amount;
  const vatX = amountX - widths.vat;
  const unitX = vatX - widths.unit;
  const quantityX = unitX - widths.quantity;
  return [
    { title: texts.position, x: LEFT + 2, width: 24 },
    { title: texts.item, x: LEFT + 30, width: quantityX - LEFT - 34 },
    { title: texts.quantity, x: quantityX, width: widths.quantity, align: 'right' },
    { title: texts.unitPrice, x: unitX, width: widths.unit, align: 'right' },
    { title: texts.vat, x: vatX, width: widths.vat, align: 'right' },
    { title: texts.amount, x: amountX, width: widths.amount - 2, align: 'right' },
  ];
}

function cellsOf(pen: Pen, line: InvoiceLine, place: number, columns: readonly Column[], format: StoreFormat): Cell[] {
  const cell = (index: number, text: string, more: { bold?: boolean; colour?: string } = {}): Cell =>
    textCell(pen, text, columns[index]!.width, { size: SIZE, align: columns[index]!.align ?? 'left', ...more });
  return [
    cell(0, String(place + 1), { colour: INK.soft }),
    nameCell(pen, line, columns[1]!.width),
    cell(2, format.count(line.quantity)),
    cell(3, format.unitPrice(Number(line.unitGross))),
    cell(4, line.category === 'S' ? format.percent(Number(line.rate)) : '–'),
    cell(5, format.price(Number(line.grossBefore))),
  ];
}

/** In one line where it fits; else what it is, and below it which one. */
function nameCell(pen: Pen, { name, details, sku, note }: InvoiceLine, width: number): Cell {
  const about = [details, sku].filter(Boolean).join(' · ');
  const runs = [{ text: name, bold: true }, ...(about ? [{ text: `  ${about}`, colour: INK.soft }] : [])];
  const oneLine = runs.reduce((sum, { text, bold = false }) => sum + pen.widthOf(text, { size: SIZE, bold }), 0);
  const noteHeight = note ? pen.heightOf(note, { size: 7.5 }, width) + 1 : 0;
  if (oneLine <= width) {
    const height = pen.heightOf(name, { size: SIZE, bold: true }, width + 1);
    return {
      height: height + noteHeight,
      draw(x, y) {
        pen.tagged('P', () => pen.runs(runs, { x, y, size: SIZE }));
        if (note) pen.tagged('P', () => pen.text(note, { x, y: y + height + 1, size: 7.5, colour: INK.soft, width }));
      },
    };
  }
  const nameHeight = pen.heightOf(name, { size: SIZE, bold: true }, width);
  const aboutHeight = about ? pen.heightOf(about, { size: 8 }, width) + 1 : 0;
  return {
    height: nameHeight + aboutHeight + noteHeight,
    draw(x, y) {
      pen.tagged('P', () => pen.text(name, { x, y, size: SIZE, bold: true, width }));
      if (about) pen.tagged('P', () => pen.text(about, { x, y: y + nameHeight + 1, size: 8, colour: INK.soft, width }));
      if (note)
        pen.tagged('P', () =>
          pen.text(note, { x, y: y + nameHeight + aboutHeight + 1, size: 7.5, colour: INK.soft, width }),
        );
    },
  };
}

interface SumRow {
  label: string;
  value: string;
  isTotal?: boolean;
}

function sums(pen: Pen, invoice: Invoice, { texts, format, room }: Speech & { room(height: number): number }): number {
  const money = (text: string): string => format.price(Number(text));
  const { totals, shipping, seller, deliverTo, buyer } = invoice;
  const discount = Number(totals.discountGross);
  const isCredit = invoice.kind === 'credit-note';
  const taxed = invoice.vat.filter(({ category }) => category === 'S');
  const country = (deliverTo ?? buyer).country;
  const vatCountry = country === seller.country ? '' : format.country(country);
  const rows: SumRow[] = [
    ...(discount > 0 || shipping ? [{ label: texts.subtotal, value: money(totals.linesGross) }] : []),
    ...(discount > 0 ? [{ label: texts.coupon(invoice.coupon ?? ''), value: format.price(-discount) }] : []),
    ...(shipping ? [{ label: shipping.name, value: money(shipping.gross) }] : []),
    { label: isCredit ? texts.total.creditNote : texts.total.invoice, value: money(totals.gross), isTotal: true },
    ...taxed.map(({ rate, net, tax }) => ({
      label: texts.containedVat(format.percent(Number(rate)), money(net), vatCountry),
      value: money(tax),
    })),
    ...(taxed.length > 1 ? [{ label: texts.net, value: money(totals.net) }] : []),
  ];
  // the sums stay together
  let y = room(rows.length * 18 + 12) + 3;
  for (const { label, value, isTotal = false } of rows) {
    const size = isTotal ? 11.5 : SIZE;
    const height = isTotal ? 23 : 16;
    if (isTotal) {
      y += 3;
      pen.line(LEFT, y, INNER, INK.soft, 0.8);
    }
    pen.tagged('P', () => {
      pen.text(label, { x: LEFT, y: y + (isTotal ? 5 : 3), size, bold: isTotal, width: INNER - 92, align: 'right' });
      pen.text(value, { x: RIGHT - 84, y: y + (isTotal ? 5 : 3), size, bold: isTotal, width: 82, align: 'right' });
    });
    y += height;
    if (isTotal) pen.line(LEFT, y, INNER, INK.hair);
  }
  return y;
}

/** What has been paid, or what is to be done. */
function boxesOf(invoice: Invoice, texts: PrintTexts, format: StoreFormat): string[] {
  const { payments, totals, seller, terms } = invoice;
  if (invoice.kind === 'credit-note')
    return payments.map(({ method, meansCode }) => (meansCode === '97' ? `${method}.` : texts.paidBack(method)));
  const paid = payments.flatMap(({ paidOn, method, reference }) =>
    paidOn === null
      ? []
      : [
          texts.paid(
            format.shortDay(paidOn),
            [method, reference !== invoice.order.number && reference].filter(Boolean).join(', '),
          ),
        ],
  );
  if (Number(totals.due) === 0) return paid;
  const account = seller.bank;
  const lines = account
    ? [
        `${texts.bank.holder}: ${account.holder}`,
        `${texts.bank.iban}: ${account.iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')}   ${texts.bank.bic}: ${account.bic}`,
        `${texts.bank.reference}: ${payments.find(({ paidOn }) => paidOn === null)?.reference || invoice.number}`,
      ]
    : [];
  return [...paid, [`${texts.payTo(format.price(Number(totals.due)))}. ${terms}`, ...lines].join('\n')];
}

/** A sentence says why 3 × 0.035 is not what the line says, only where there is such a price. */
const hasFineUnits = ({ lines }: Invoice): boolean =>
  lines.some(({ unitGross }) => unitGross.split('.')[1]!.length > 2);
