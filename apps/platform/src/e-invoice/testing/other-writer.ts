import { InvoiceService, invoiceSchema } from '@e-invoice-eu/core';
import { XmlDocument, XmlElement } from 'libxml2-wasm';

/**
 * Somebody else's program for electronic invoices. It takes what a UBL file says as JSON, holds it against its own schema (elements, required ones, code lists) and
 * writes the file: the same elements in the same order as ours.
 */

type Json = string | { [key: string]: Json | Json[] };

interface Schema {
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
}

const quiet = { log: () => {}, warn: () => {}, error: () => {} };
const service = new InvoiceService(quiet);

export async function writtenByOther(ubl: string): Promise<string> {
  const file = XmlDocument.fromString(ubl);
  try {
    const schema = invoiceSchema as unknown as Schema;
    const invoice = { 'ubl:Invoice': asJson(file.root, schema.properties!['ubl:Invoice']!) };
    return String(await service.generate(invoice as never, { format: 'XRECHNUNG-UBL', lang: 'de', noWarnings: true }));
  } finally {
    file.dispose();
  }
}

/** It has one schema for both kinds of documents and finds out by the code which it is. */
const AS_INVOICE: Readonly<Record<string, string>> = {
  'cbc:CreditNoteTypeCode': 'cbc:InvoiceTypeCode',
  'cac:CreditNoteLine': 'cac:InvoiceLine',
  'cbc:CreditedQuantity': 'cbc:InvoicedQuantity',
};

function asJson(element: XmlElement, schema: Schema): Json {
  const json: { [key: string]: Json | Json[] } = {};
  for (let child = element.firstChild; child; child = child.next) {
    if (!(child instanceof XmlElement)) continue;
    const written = `${child.prefix}:${child.name}`;
    // the day when a credit note is due is not in its schema, and prices have two digits in it: those of bricks have more
    if (written === 'cbc:PaymentDueDate') continue;
    const name = AS_INVOICE[written] ?? written;
    const own = schema.properties?.[name] ?? {};
    for (const attribute of child.attrs) json[`${name}@${attribute.name}`] = attribute.content;
    const value =
      child.firstChild instanceof XmlElement || child.firstChild?.next
        ? asJson(child, own.items ?? own)
        : child.content;
    if (written === 'cbc:PriceAmount') json[name] = child.content.replace(/(\.\d\d)\d+$/, '$1');
    else if (own.items) json[name] = [...((json[name] as Json[] | undefined) ?? []), value];
    else json[name] = value;
  }
  return json;
}

/** The names of all elements, in the order of the file. */
export function elementNames(xml: string): string[] {
  const file = XmlDocument.fromString(xml);
  try {
    return file.root.find('.//*').map((element) => `${(element as XmlElement).prefix}:${(element as XmlElement).name}`);
  } finally {
    file.dispose();
  }
}
