import type { Invoice } from '@brixel/contract/invoice';
import { ciiInvoice } from './cii-invoice.ts';

/** Makes a PDF/A-3 file a hybrid invoice (ZUGFeRD, Factur-X): programs read the file inside, people the pages. */

const FILE_NAME = 'factur-x.xml';

/** `relationship` is missing in the types of pdfkit. */
interface Attachment extends PDFKit.Mixins.PDFAttachmentOptions {
  relationship: 'Alternative';
}

export function attachInvoice(document: PDFKit.PDFDocument, invoice: Invoice): void {
  const day = new Date(`${invoice.issueDate}T00:00:00Z`);
  const about: Attachment = {
    name: FILE_NAME,
    type: 'text/xml',
    description: 'Factur-X/ZUGFeRD, EN 16931',
    relationship: 'Alternative',
    creationDate: day,
    modifiedDate: day,
  };
  document.file(Buffer.from(ciiInvoice(invoice)), about);
  document.appendXML(`${facts}\n${schema}`);
}

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const values = {
  DocumentType: ['INVOICE', 'The type of the hybrid document'],
  DocumentFileName: [FILE_NAME, 'The name of the embedded XML document'],
  Version: ['1.0', 'The version of the schema of the embedded XML document'],
  ConformanceLevel: ['EN 16931', 'The profile of the embedded XML document'],
} as const;

const facts = `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
${Object.entries(values)
  .map(([name, [value]]) => `  <fx:${name}>${value}</fx:${name}>`)
  .join('\n')}
</rdf:Description>`;

/** PDF/A allows facts outside of its own list only with a description of them. */
const schema = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>
${Object.entries(values)
  .map(
    ([name, [, description]]) => `      <rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${name}</pdfaProperty:name>
        <pdfaProperty:valueType>Text</pdfaProperty:valueType>
        <pdfaProperty:category>external</pdfaProperty:category>
        <pdfaProperty:description>${description}</pdfaProperty:description>
      </rdf:li>`,
  )
  .join('\n')}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
