import type { Invoice, InvoiceLine } from '@brixel/contract/invoice';
import * as terms from './business-terms.ts';
import { type Element, leaf, node, xmlFile } from './xml.ts';

/** An invoice or credit note as XRechnung 3.0 in UBL 2.1. The order of elements is that of the schema. */

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

/** `reference` is the buyer's own, such as the Leitweg-ID of an authority. */
export function ublInvoice(issued: Invoice, reference = ''): string {
  const invoice = terms.written(issued);
  const isCredit = invoice.kind === 'credit-note';
  const name = isCredit ? 'CreditNote' : 'Invoice';
  const root = node(name, [
    leaf('cbc:CustomizationID', XRECHNUNG),
    leaf('cbc:ProfileID', PROCESS),
    leaf('cbc:ID', invoice.number),
    leaf('cbc:IssueDate', invoice.issueDate),
    isCredit ? null : leaf('cbc:DueDate', terms.dueDateOf(invoice)),
    leaf(isCredit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode', terms.typeCode(invoice)),
    leaf('cbc:Note', terms.noteOf(invoice)),
    leaf('cbc:DocumentCurrencyCode', invoice.currency),
    leaf('cbc:BuyerReference', terms.buyerReference(invoice, reference)),
    node('cac:OrderReference', [leaf('cbc:ID', invoice.order.number)]),
    node('cac:BillingReference', [
      node('cac:InvoiceDocumentReference', [
        leaf('cbc:ID', invoice.credited?.number ?? null),
        leaf('cbc:IssueDate', invoice.credited?.issueDate ?? null),
      ]),
    ]),
    node('cac:AccountingSupplierParty', [seller(invoice)]),
    node('cac:AccountingCustomerParty', [buyer(invoice)]),
    delivery(invoice),
    payment(invoice),
    node('cac:PaymentTerms', [leaf('cbc:Note', terms.termsOf(invoice))]),
    shipping(invoice),
    taxes(invoice),
    totals(invoice),
    ...invoice.lines.map((line) => invoiceLine(line, invoice)),
  ])!;
  return xmlFile(root, {
    '': `${UBL}:${name}-2`,
    cac: `${UBL}:CommonAggregateComponents-2`,
    cbc: `${UBL}:CommonBasicComponents-2`,
  });
}

const euros = (name: string, amount: string): Element | null => leaf(name, amount, { currencyID: 'EUR' });

const scheme = (id: string): Element | null => node('cac:TaxScheme', [leaf('cbc:ID', id)]);

const taxNumber = (number: string | null, kind: string): Element | null =>
  number ? node('cac:PartyTaxScheme', [leaf('cbc:CompanyID', number), scheme(kind)]) : null;

interface Place {
  street: string;
  city: string;
  postcode: string;
  region?: string;
  country: string;
}

const address = (name: string, { street, city, postcode, region = '', country }: Place): Element | null =>
  node(name, [
    leaf('cbc:StreetName', street),
    leaf('cbc:CityName', city),
    leaf('cbc:PostalZone', postcode),
    leaf('cbc:CountrySubentity', region),
    node('cac:Country', [leaf('cbc:IdentificationCode', country)]),
  ]);

const mailbox = (email: string): Element | null => leaf('cbc:EndpointID', email, { schemeID: 'EM' });

function seller(invoice: Invoice): Element | null {
  const { seller: firm } = invoice;
  const numbers = terms.sellerNumbers(invoice);
  return node('cac:Party', [
    mailbox(firm.email),
    node('cac:PartyIdentification', [leaf('cbc:ID', numbers.id)]),
    node('cac:PartyName', [leaf('cbc:Name', firm.shopName)]),
    address('cac:PostalAddress', firm),
    taxNumber(numbers.vat, 'VAT'),
    taxNumber(numbers.tax, 'FC'),
    node('cac:PartyLegalEntity', [
      leaf('cbc:RegistrationName', firm.name),
      leaf('cbc:CompanyID', numbers.register),
      leaf('cbc:CompanyLegalForm', firm.registerCourt),
    ]),
    node('cac:Contact', [
      leaf('cbc:Name', terms.contactName(invoice)),
      leaf('cbc:Telephone', firm.phone),
      leaf('cbc:ElectronicMail', firm.email),
    ]),
  ]);
}

function buyer({ buyer: party }: Invoice): Element | null {
  return node('cac:Party', [
    mailbox(party.email),
    node('cac:PartyIdentification', [leaf('cbc:ID', party.customerNumber)]),
    address('cac:PostalAddress', { ...party, street: terms.streetOf(party) }),
    taxNumber(terms.vatNumber(party.vatId), 'VAT'),
    node('cac:PartyLegalEntity', [leaf('cbc:RegistrationName', terms.partyName(party))]),
    party.company ? node('cac:Contact', [leaf('cbc:Name', party.name)]) : null,
  ]);
}

function delivery(invoice: Invoice): Element | null {
  const place = terms.deliverTo(invoice);
  return node('cac:Delivery', [
    leaf('cbc:ActualDeliveryDate', invoice.deliveryDate),
    place && node('cac:DeliveryLocation', [address('cac:Address', { ...place, street: terms.streetOf(place) })]),
    place && node('cac:DeliveryParty', [node('cac:PartyName', [leaf('cbc:Name', terms.partyName(place))])]),
  ]);
}

function payment(invoice: Invoice): Element | null {
  const { code, method, reference, account } = terms.paymentMeans(invoice);
  return node('cac:PaymentMeans', [
    leaf('cbc:PaymentMeansCode', code, method ? { name: method } : {}),
    invoice.kind === 'credit-note' ? leaf('cbc:PaymentDueDate', terms.dueDateOf(invoice)) : null,
    leaf('cbc:PaymentID', reference),
    account &&
      node('cac:PayeeFinancialAccount', [
        leaf('cbc:ID', account.iban),
        leaf('cbc:Name', account.holder),
        node('cac:FinancialInstitutionBranch', [leaf('cbc:ID', account.bic)]),
      ]),
  ]);
}

const taxCategory = (name: string, { category, rate }: { category: string; rate: string }): Element | null =>
  node(name, [leaf('cbc:ID', category), leaf('cbc:Percent', rate), scheme('VAT')]);

const shipping = ({ shipping: sent }: Invoice): Element | null =>
  sent &&
  node('cac:AllowanceCharge', [
    leaf('cbc:ChargeIndicator', 'true'),
    leaf('cbc:AllowanceChargeReasonCode', terms.FREIGHT_CODE),
    leaf('cbc:AllowanceChargeReason', sent.name),
    euros('cbc:Amount', sent.net),
    taxCategory('cac:TaxCategory', sent),
  ]);

const taxes = ({ vat, totals: { tax } }: Invoice): Element | null =>
  node('cac:TaxTotal', [
    euros('cbc:TaxAmount', tax),
    ...vat.map((group) =>
      node('cac:TaxSubtotal', [
        euros('cbc:TaxableAmount', group.net),
        euros('cbc:TaxAmount', group.tax),
        node('cac:TaxCategory', [
          leaf('cbc:ID', group.category),
          leaf('cbc:Percent', group.rate),
          leaf('cbc:TaxExemptionReasonCode', group.reasonCode),
          leaf('cbc:TaxExemptionReason', group.reason),
          scheme('VAT'),
        ]),
      ]),
    ),
  ]);

const totals = ({ totals: sums, shipping: sent }: Invoice): Element | null =>
  node('cac:LegalMonetaryTotal', [
    euros('cbc:LineExtensionAmount', sums.linesNet),
    euros('cbc:TaxExclusiveAmount', sums.net),
    euros('cbc:TaxInclusiveAmount', sums.gross),
    sent && euros('cbc:ChargeTotalAmount', sums.chargesNet),
    euros('cbc:PrepaidAmount', sums.paid),
    euros('cbc:PayableAmount', sums.due),
  ]);

function invoiceLine(line: InvoiceLine, { kind, coupon }: Invoice): Element | null {
  const isCredit = kind === 'credit-note';
  return node(isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', [
    leaf('cbc:ID', line.id),
    leaf('cbc:Note', line.note),
    leaf(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', String(line.quantity), { unitCode: terms.PIECE }),
    euros('cbc:LineExtensionAmount', line.net),
    Number(line.discountNet) > 0
      ? node('cac:AllowanceCharge', [
          leaf('cbc:ChargeIndicator', 'false'),
          leaf('cbc:AllowanceChargeReasonCode', terms.DISCOUNT_CODE),
          leaf('cbc:AllowanceChargeReason', coupon),
          euros('cbc:Amount', line.discountNet),
        ])
      : null,
    node('cac:Item', [
      leaf('cbc:Description', line.details),
      leaf('cbc:Name', terms.itemName(line)),
      node('cac:SellersItemIdentification', [leaf('cbc:ID', line.sku)]),
      taxCategory('cac:ClassifiedTaxCategory', line),
    ]),
    node('cac:Price', [euros('cbc:PriceAmount', line.unitNet)]),
  ]);
}
