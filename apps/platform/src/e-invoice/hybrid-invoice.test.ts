import { extractXml } from '@stackforge-eu/factur-x';
import fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import { invoiceDocument } from '../print/invoice-document.ts';
import { ciiInvoice } from './cii-invoice.ts';
import { plainInvoice } from './testing/plain-invoice.ts';
import { randomInvoice } from './testing/random-invoice.ts';

const look = { shopName: 'Steinladen', colour: null, logo: null };
const name = (text: string): PDFName => PDFName.of(text);

/** What PDF/A-3 asks of a file, as far as it can be seen without the validators, which need Java. */
async function breaches(file: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const { context, catalog } = document;
  const found: string[] = [];
  const must = (what: string, holds: boolean): void => {
    if (!holds) found.push(what);
  };
  const intent = catalog.lookup(name('OutputIntents'), PDFArray).lookup(0, PDFDict);
  must(
    'colours of an output intent',
    intent.get(name('S')) === name('GTS_PDFA1') && intent.has(name('DestOutputProfile')),
  );
  must('an id', context.trailerInfo.ID !== undefined);
  must('not encrypted', context.trailerInfo.Encrypt === undefined);
  must(
    'tags',
    catalog.has(name('StructTreeRoot')) && String(catalog.lookup(name('MarkInfo'), PDFDict)).includes('/Marked true'),
  );
  must('a language', catalog.has(name('Lang')));
  const dictionaries = context
    .enumerateIndirectObjects()
    .map(([, object]: [unknown, PDFObject]) => (object instanceof PDFRawStream ? object.dict : object));
  for (const dictionary of dictionaries) {
    if (!(dictionary instanceof PDFDict)) continue;
    if (dictionary.get(name('Type')) === name('FontDescriptor'))
      must('fonts inside', dictionary.has(name('FontFile2')));
    if (dictionary.get(name('Type')) === name('Font'))
      must('no font of readers', dictionary.get(name('Subtype')) !== name('Type1'));
    if (dictionary.get(name('Subtype')) === name('Type0'))
      must('letters that can be copied', dictionary.has(name('ToUnicode')));
    if (dictionary.get(name('Type')) === name('Filespec')) {
      must('how a file belongs to the pages', dictionary.get(name('AFRelationship')) === name('Alternative'));
      must('that it belongs to them', String(catalog.get(name('AF'))).length > 4);
    }
    must('no scripts', !dictionary.has(name('JS')));
  }
  const metadata = catalog.lookup(name('Metadata'));
  const xmp = XmlDocument.fromString(
    metadata instanceof PDFRawStream ? new TextDecoder().decode(decodePDFRawStream(metadata).decode()) : '',
  );
  must('its kind', /<pdfaid:part>3<[\s\S]*<pdfaid:conformance>B</.test(xmp.toString()));
  xmp.dispose();
  return found;
}

test('the invoice of a business holds its electronic one, in a file for archives', async () => {
  const invoices = [plainInvoice, ...fc.sample(randomInvoice, { numRuns: 4, seed: 3 })].map((invoice) => ({
    ...invoice,
    buyer: { ...invoice.buyer, company: 'Muster & Söhne <KG>' },
    seller: { ...invoice.seller, name: 'Laden & <b>' },
  }));
  for (const invoice of invoices) {
    const file = await invoiceDocument(invoice, look);
    expect(await breaches(file)).toEqual([]);
    const inside = await extractXml(file);
    expect(inside).toMatchObject({ filename: 'factur-x.xml', xml: ciiInvoice(invoice) });
    expect(file.toString('latin1')).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  }
});

test('that of a person does not, nor one that lacks what the norm wants', async () => {
  const { seller, buyer } = plainInvoice;
  for (const invoice of [
    { ...plainInvoice, buyer: { ...buyer, company: '' } },
    { ...plainInvoice, seller: { ...seller, vatId: '' } },
    { ...plainInvoice, vat: [{ ...plainInvoice.vat[0]!, category: 'K' as const, rate: '0' }] },
  ]) {
    const file = await invoiceDocument(invoice, look);
    expect(await breaches(file)).toEqual([]);
    expect(file.includes('factur-x')).toBe(false);
  }
});
