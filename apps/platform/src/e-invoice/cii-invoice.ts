import type { Invoice, InvoiceLine } from '@brixel/contract/invoice';
import * as terms from './business-terms.ts';
import { type Element, leaf, node, xmlFile } from './xml.ts';

/** An invoice or credit note as Cross Industry Invoice, profile EN 16931: the file inside a ZUGFeRD or Factur-X PDF. The order of elements is that of the schema. */

const EN_16931 = 'urn:cen.eu:en16931:2017';
const UNCEFACT = 'urn:un:unece:uncefact:data:standard';

/** `reference` is the buyer's own, such as the Leitweg-ID of an authority. */
export function ciiInvoice(issued: Invoice, reference = ''): string {
  const invoice = terms.written(issued);
  const root = node('rsm:CrossIndustryInvoice', [
    node('rsm:ExchangedDocumentContext', [
      node('ram:GuidelineSpecifiedDocumentContextParameter', [leaf('ram:ID', EN_16931)]),
    ]),
    node('rsm:ExchangedDocument', [
      leaf('ram:ID', invoice.number),
      leaf('ram:TypeCode', terms.typeCode(invoice)),
      node('ram:IssueDateTime', [date('udt', invoice.issueDate)]),
      node('ram:IncludedNote', [leaf('ram:Content', terms.noteOf(invoice))]),
    ]),
    node('rsm:SupplyChainTradeTransaction', [
      ...invoice.lines.map((line) => lineItem(line, invoice)),
      agreement(invoice, reference),
      delivery(invoice),
      settlement(invoice),
    ]),
  ])!;
  return xmlFile(root, {
    rsm: `${UNCEFACT}:CrossIndustryInvoice:100`,
    ram: `${UNCEFACT}:ReusableAggregateBusinessInformationEntity:100`,
    udt: `${UNCEFACT}:UnqualifiedDataType:100`,
    qdt: `${UNCEFACT}:QualifiedDataType:100`,
  });
}

/** Format 102: year, month and day without signs between. */
const date = (prefix: 'udt' | 'qdt', day: string | null): Element | null =>
  leaf(`${prefix}:DateTimeString`, day?.replaceAll('-', '') ?? null, { format: '102' });

const tax = ({ category, rate }: { category: string; rate: string }): (Element | null)[] => [
  leaf('ram:TypeCode', 'VAT'),
  leaf('ram:CategoryCode', category),
  leaf('ram:RateApplicablePercent', rate),
];

const allowanceOrCharge = (
  isCharge: boolean,
  { amount, code, reason, vat }: { amount: string; code: string; reason: string | null; vat?: Element | null },
): Element | null =>
  node('ram:SpecifiedTradeAllowanceCharge', [
    node('ram:ChargeIndicator', [leaf('udt:Indicator', String(isCharge))]),
    leaf('ram:ActualAmount', amount),
    leaf('ram:ReasonCode', code),
    leaf('ram:Reason', reason),
    vat ?? null,
  ]);

function lineItem(line: InvoiceLine, { coupon }: Invoice): Element | null {
  return node('ram:IncludedSupplyChainTradeLineItem', [
    node('ram:AssociatedDocumentLineDocument', [
      leaf('ram:LineID', line.id),
      node('ram:IncludedNote', [leaf('ram:Content', line.note)]),
    ]),
    node('ram:SpecifiedTradeProduct', [
      leaf('ram:SellerAssignedID', line.sku),
      leaf('ram:Name', terms.itemName(line)),
      leaf('ram:Description', line.details),
    ]),
    node('ram:SpecifiedLineTradeAgreement', [
      node('ram:NetPriceProductTradePrice', [leaf('ram:ChargeAmount', line.unitNet)]),
    ]),
    node('ram:SpecifiedLineTradeDelivery', [
      leaf('ram:BilledQuantity', String(line.quantity), { unitCode: terms.PIECE }),
    ]),
    node('ram:SpecifiedLineTradeSettlement', [
      node('ram:ApplicableTradeTax', tax(line)),
      Number(line.discountNet) > 0
        ? allowanceOrCharge(false, { amount: line.discountNet, code: terms.DISCOUNT_CODE, reason: coupon })
        : null,
      node('ram:SpecifiedTradeSettlementLineMonetarySummation', [leaf('ram:LineTotalAmount', line.net)]),
    ]),
  ]);
}

interface Place {
  street: string;
  city: string;
  postcode: string;
  region?: string;
  country: string;
}

const address = ({ street, city, postcode, region = '', country }: Place): Element | null =>
  node('ram:PostalTradeAddress', [
    leaf('ram:PostcodeCode', postcode),
    leaf('ram:LineOne', street),
    leaf('ram:CityName', city),
    leaf('ram:CountryID', country),
    leaf('ram:CountrySubDivisionName', region),
  ]);

const mailbox = (email: string): Element | null =>
  node('ram:URIUniversalCommunication', [leaf('ram:URIID', email, { schemeID: 'EM' })]);

const taxNumber = (number: string | null, kind: 'VA' | 'FC'): Element | null =>
  node('ram:SpecifiedTaxRegistration', [leaf('ram:ID', number, { schemeID: kind })]);

function agreement(invoice: Invoice, reference: string): Element | null {
  const { seller, buyer } = invoice;
  const numbers = terms.sellerNumbers(invoice);
  return node('ram:ApplicableHeaderTradeAgreement', [
    leaf('ram:BuyerReference', terms.buyerReference(invoice, reference)),
    node('ram:SellerTradeParty', [
      leaf('ram:ID', numbers.id),
      leaf('ram:Name', seller.name),
      leaf('ram:Description', seller.registerCourt),
      node('ram:SpecifiedLegalOrganization', [
        leaf('ram:ID', numbers.register),
        leaf('ram:TradingBusinessName', seller.shopName),
      ]),
      node('ram:DefinedTradeContact', [
        leaf('ram:PersonName', terms.contactName(invoice)),
        node('ram:TelephoneUniversalCommunication', [leaf('ram:CompleteNumber', seller.phone)]),
        node('ram:EmailURIUniversalCommunication', [leaf('ram:URIID', seller.email)]),
      ]),
      address(seller),
      mailbox(seller.email),
      taxNumber(numbers.vat, 'VA'),
      taxNumber(numbers.tax, 'FC'),
    ]),
    node('ram:BuyerTradeParty', [
      leaf('ram:ID', buyer.customerNumber),
      leaf('ram:Name', terms.partyName(buyer)),
      buyer.company ? node('ram:DefinedTradeContact', [leaf('ram:PersonName', buyer.name)]) : null,
      address({ ...buyer, street: terms.streetOf(buyer) }),
      mailbox(buyer.email),
      taxNumber(terms.vatNumber(buyer.vatId), 'VA'),
    ]),
    node('ram:BuyerOrderReferencedDocument', [leaf('ram:IssuerAssignedID', invoice.order.number)]),
  ]);
}

function delivery(invoice: Invoice): Element | null {
  const place = terms.deliverTo(invoice);
  return node('ram:ApplicableHeaderTradeDelivery', [
    place &&
      node('ram:ShipToTradeParty', [
        leaf('ram:Name', terms.partyName(place)),
        address({ ...place, street: terms.streetOf(place) }),
      ]),
    node('ram:ActualDeliverySupplyChainEvent', [node('ram:OccurrenceDateTime', [date('udt', invoice.deliveryDate)])]),
  ]);
}

function settlement(invoice: Invoice): Element | null {
  const { vat, shipping, totals, credited } = invoice;
  const { code, method, reference, account } = terms.paymentMeans(invoice);
  return node('ram:ApplicableHeaderTradeSettlement', [
    leaf('ram:PaymentReference', reference),
    leaf('ram:InvoiceCurrencyCode', invoice.currency),
    node('ram:SpecifiedTradeSettlementPaymentMeans', [
      leaf('ram:TypeCode', code),
      leaf('ram:Information', method),
      account &&
        node('ram:PayeePartyCreditorFinancialAccount', [
          leaf('ram:IBANID', account.iban),
          leaf('ram:AccountName', account.holder),
        ]),
      account && node('ram:PayeeSpecifiedCreditorFinancialInstitution', [leaf('ram:BICID', account.bic)]),
    ]),
    ...vat.map((group) =>
      node('ram:ApplicableTradeTax', [
        leaf('ram:CalculatedAmount', group.tax),
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:ExemptionReason', group.reason),
        leaf('ram:BasisAmount', group.net),
        leaf('ram:CategoryCode', group.category),
        leaf('ram:ExemptionReasonCode', group.reasonCode),
        leaf('ram:RateApplicablePercent', group.rate),
      ]),
    ),
    shipping &&
      allowanceOrCharge(true, {
        amount: shipping.net,
        code: terms.FREIGHT_CODE,
        reason: shipping.name,
        vat: node('ram:CategoryTradeTax', tax(shipping)),
      }),
    node('ram:SpecifiedTradePaymentTerms', [
      leaf('ram:Description', terms.termsOf(invoice)),
      node('ram:DueDateDateTime', [date('udt', terms.dueDateOf(invoice))]),
    ]),
    node('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      leaf('ram:LineTotalAmount', totals.linesNet),
      shipping && leaf('ram:ChargeTotalAmount', totals.chargesNet),
      leaf('ram:TaxBasisTotalAmount', totals.net),
      leaf('ram:TaxTotalAmount', totals.tax, { currencyID: 'EUR' }),
      leaf('ram:GrandTotalAmount', totals.gross),
      leaf('ram:TotalPrepaidAmount', totals.paid),
      leaf('ram:DuePayableAmount', totals.due),
    ]),
    node('ram:InvoiceReferencedDocument', [
      leaf('ram:IssuerAssignedID', credited?.number ?? null),
      node('ram:FormattedIssueDateTime', [date('qdt', credited?.issueDate ?? null)]),
    ]),
  ]);
}
