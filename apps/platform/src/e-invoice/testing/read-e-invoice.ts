import { XmlDocument, type XmlElement } from 'libxml2-wasm';

/** Reads the business terms (BT-…) of EN 16931 from either syntax, so that both can be held against each other and against the rules. */

export type Terms = Record<string, string>;

export interface ReadInvoice {
  header: Terms;
  lines: Terms[];
  vat: Terms[];
  charges: Terms[];
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const CII = 'urn:un:unece:uncefact:data:standard';
const namespaces = {
  cac: `${UBL}:CommonAggregateComponents-2`,
  cbc: `${UBL}:CommonBasicComponents-2`,
  rsm: `${CII}:CrossIndustryInvoice:100`,
  ram: `${CII}:ReusableAggregateBusinessInformationEntity:100`,
  udt: `${CII}:UnqualifiedDataType:100`,
  qdt: `${CII}:QualifiedDataType:100`,
};

const SELLER = 'cac:AccountingSupplierParty/cac:Party';
const BUYER = 'cac:AccountingCustomerParty/cac:Party';
const TRADE = 'rsm:SupplyChainTradeTransaction';
const AGREED = `${TRADE}/ram:ApplicableHeaderTradeAgreement`;
const DELIVERED = `${TRADE}/ram:ApplicableHeaderTradeDelivery`;
const SETTLED = `${TRADE}/ram:ApplicableHeaderTradeSettlement`;
const SUMS = `${SETTLED}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const MEANS = `${SETTLED}/ram:SpecifiedTradeSettlementPaymentMeans`;
const CII_SELLER = `${AGREED}/ram:SellerTradeParty`;
const CII_BUYER = `${AGREED}/ram:BuyerTradeParty`;

type Paths = Readonly<Record<string, readonly [ubl: string, cii: string]>>;

const headerPaths: Paths = {
  'BT-1': ['cbc:ID', 'rsm:ExchangedDocument/ram:ID'],
  'BT-2': ['cbc:IssueDate', 'rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString'],
  'BT-3': ['cbc:InvoiceTypeCode|cbc:CreditNoteTypeCode', 'rsm:ExchangedDocument/ram:TypeCode'],
  'BT-5': ['cbc:DocumentCurrencyCode', `${SETTLED}/ram:InvoiceCurrencyCode`],
  'BT-9': [
    'cbc:DueDate|cac:PaymentMeans/cbc:PaymentDueDate',
    `${SETTLED}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString`,
  ],
  'BT-10': ['cbc:BuyerReference', `${AGREED}/ram:BuyerReference`],
  'BT-13': ['cac:OrderReference/cbc:ID', `${AGREED}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID`],
  'BT-20': ['cac:PaymentTerms/cbc:Note', `${SETTLED}/ram:SpecifiedTradePaymentTerms/ram:Description`],
  'BT-22': ['cbc:Note', 'rsm:ExchangedDocument/ram:IncludedNote/ram:Content'],
  'BT-25': [
    'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID',
    `${SETTLED}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`,
  ],
  'BT-26': [
    'cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate',
    `${SETTLED}/ram:InvoiceReferencedDocument/ram:FormattedIssueDateTime/qdt:DateTimeString`,
  ],
  'BT-27': [`${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`, `${CII_SELLER}/ram:Name`],
  'BT-28': [`${SELLER}/cac:PartyName/cbc:Name`, `${CII_SELLER}/ram:SpecifiedLegalOrganization/ram:TradingBusinessName`],
  'BT-29': [`${SELLER}/cac:PartyIdentification/cbc:ID`, `${CII_SELLER}/ram:ID`],
  'BT-30': [`${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`, `${CII_SELLER}/ram:SpecifiedLegalOrganization/ram:ID`],
  'BT-31': [
    `${SELLER}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID`,
    `${CII_SELLER}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']`,
  ],
  'BT-32': [
    `${SELLER}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID!='VAT']/cbc:CompanyID`,
    `${CII_SELLER}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID='FC']`,
  ],
  'BT-33': [`${SELLER}/cac:PartyLegalEntity/cbc:CompanyLegalForm`, `${CII_SELLER}/ram:Description`],
  'BT-34': [`${SELLER}/cbc:EndpointID[@schemeID]`, `${CII_SELLER}/ram:URIUniversalCommunication/ram:URIID[@schemeID]`],
  'BT-35': [`${SELLER}/cac:PostalAddress/cbc:StreetName`, `${CII_SELLER}/ram:PostalTradeAddress/ram:LineOne`],
  'BT-37': [`${SELLER}/cac:PostalAddress/cbc:CityName`, `${CII_SELLER}/ram:PostalTradeAddress/ram:CityName`],
  'BT-38': [`${SELLER}/cac:PostalAddress/cbc:PostalZone`, `${CII_SELLER}/ram:PostalTradeAddress/ram:PostcodeCode`],
  'BT-40': [
    `${SELLER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`,
    `${CII_SELLER}/ram:PostalTradeAddress/ram:CountryID`,
  ],
  'BT-41': [`${SELLER}/cac:Contact/cbc:Name`, `${CII_SELLER}/ram:DefinedTradeContact/ram:PersonName`],
  'BT-42': [
    `${SELLER}/cac:Contact/cbc:Telephone`,
    `${CII_SELLER}/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber`,
  ],
  'BT-43': [
    `${SELLER}/cac:Contact/cbc:ElectronicMail`,
    `${CII_SELLER}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID`,
  ],
  'BT-44': [`${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`, `${CII_BUYER}/ram:Name`],
  'BT-46': [`${BUYER}/cac:PartyIdentification/cbc:ID`, `${CII_BUYER}/ram:ID`],
  'BT-48': [
    `${BUYER}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID`,
    `${CII_BUYER}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']`,
  ],
  'BT-49': [`${BUYER}/cbc:EndpointID[@schemeID]`, `${CII_BUYER}/ram:URIUniversalCommunication/ram:URIID[@schemeID]`],
  'BT-50': [`${BUYER}/cac:PostalAddress/cbc:StreetName`, `${CII_BUYER}/ram:PostalTradeAddress/ram:LineOne`],
  'BT-52': [`${BUYER}/cac:PostalAddress/cbc:CityName`, `${CII_BUYER}/ram:PostalTradeAddress/ram:CityName`],
  'BT-53': [`${BUYER}/cac:PostalAddress/cbc:PostalZone`, `${CII_BUYER}/ram:PostalTradeAddress/ram:PostcodeCode`],
  'BT-54': [
    `${BUYER}/cac:PostalAddress/cbc:CountrySubentity`,
    `${CII_BUYER}/ram:PostalTradeAddress/ram:CountrySubDivisionName`,
  ],
  'BT-55': [
    `${BUYER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`,
    `${CII_BUYER}/ram:PostalTradeAddress/ram:CountryID`,
  ],
  'BT-56': [`${BUYER}/cac:Contact/cbc:Name`, `${CII_BUYER}/ram:DefinedTradeContact/ram:PersonName`],
  'BT-70': ['cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name', `${DELIVERED}/ram:ShipToTradeParty/ram:Name`],
  'BT-72': [
    'cac:Delivery/cbc:ActualDeliveryDate',
    `${DELIVERED}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString`,
  ],
  'BT-75': [
    'cac:Delivery/cac:DeliveryLocation/cac:Address/cbc:StreetName',
    `${DELIVERED}/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:LineOne`,
  ],
  'BT-77': [
    'cac:Delivery/cac:DeliveryLocation/cac:Address/cbc:CityName',
    `${DELIVERED}/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CityName`,
  ],
  'BT-78': [
    'cac:Delivery/cac:DeliveryLocation/cac:Address/cbc:PostalZone',
    `${DELIVERED}/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:PostcodeCode`,
  ],
  'BT-80': [
    'cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode',
    `${DELIVERED}/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID`,
  ],
  'BT-81': ['cac:PaymentMeans/cbc:PaymentMeansCode', `${MEANS}/ram:TypeCode`],
  'BT-83': ['cac:PaymentMeans/cbc:PaymentID', `${SETTLED}/ram:PaymentReference`],
  'BT-84': [
    'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID',
    `${MEANS}/ram:PayeePartyCreditorFinancialAccount/ram:IBANID`,
  ],
  'BT-85': [
    'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:Name',
    `${MEANS}/ram:PayeePartyCreditorFinancialAccount/ram:AccountName`,
  ],
  'BT-86': [
    'cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID',
    `${MEANS}/ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID`,
  ],
  'BT-106': ['cac:LegalMonetaryTotal/cbc:LineExtensionAmount', `${SUMS}/ram:LineTotalAmount`],
  'BT-107': ['cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount', `${SUMS}/ram:AllowanceTotalAmount`],
  'BT-108': ['cac:LegalMonetaryTotal/cbc:ChargeTotalAmount', `${SUMS}/ram:ChargeTotalAmount`],
  'BT-109': ['cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount', `${SUMS}/ram:TaxBasisTotalAmount`],
  'BT-110': ['cac:TaxTotal/cbc:TaxAmount', `${SUMS}/ram:TaxTotalAmount[@currencyID='EUR']`],
  'BT-112': ['cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount', `${SUMS}/ram:GrandTotalAmount`],
  'BT-113': ['cac:LegalMonetaryTotal/cbc:PrepaidAmount', `${SUMS}/ram:TotalPrepaidAmount`],
  'BT-115': ['cac:LegalMonetaryTotal/cbc:PayableAmount', `${SUMS}/ram:DuePayableAmount`],
};

/** Of XRechnung; a hybrid invoice has its own. */
const profilePaths: Paths = {
  'BT-23': [
    'cbc:ProfileID',
    'rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID',
  ],
  'BT-24': [
    'cbc:CustomizationID',
    'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
  ],
};

const LINE_TAX = 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax';
const LINE_OFF =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator="false"]';
const UBL_OFF = 'cac:AllowanceCharge[cbc:ChargeIndicator="false"]';

const linePaths: Paths = {
  'BT-126': ['cbc:ID', 'ram:AssociatedDocumentLineDocument/ram:LineID'],
  'BT-127': ['cbc:Note', 'ram:AssociatedDocumentLineDocument/ram:IncludedNote/ram:Content'],
  'BT-129': ['cbc:InvoicedQuantity|cbc:CreditedQuantity', 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'],
  'BT-130': [
    'cbc:InvoicedQuantity/@unitCode|cbc:CreditedQuantity/@unitCode',
    'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode',
  ],
  'BT-131': [
    'cbc:LineExtensionAmount',
    'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount',
  ],
  'BT-136': [`${UBL_OFF}/cbc:Amount`, `${LINE_OFF}/ram:ActualAmount`],
  'BT-139': [`${UBL_OFF}/cbc:AllowanceChargeReason`, `${LINE_OFF}/ram:Reason`],
  'BT-140': [`${UBL_OFF}/cbc:AllowanceChargeReasonCode`, `${LINE_OFF}/ram:ReasonCode`],
  'BT-146': [
    'cac:Price/cbc:PriceAmount',
    'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount',
  ],
  'BT-151': ['cac:Item/cac:ClassifiedTaxCategory/cbc:ID', `${LINE_TAX}/ram:CategoryCode`],
  'BT-152': ['cac:Item/cac:ClassifiedTaxCategory/cbc:Percent', `${LINE_TAX}/ram:RateApplicablePercent`],
  'BT-153': ['cac:Item/cbc:Name', 'ram:SpecifiedTradeProduct/ram:Name'],
  'BT-154': ['cac:Item/cbc:Description', 'ram:SpecifiedTradeProduct/ram:Description'],
  'BT-155': ['cac:Item/cac:SellersItemIdentification/cbc:ID', 'ram:SpecifiedTradeProduct/ram:SellerAssignedID'],
};

const vatPaths: Paths = {
  'BT-116': ['cbc:TaxableAmount', 'ram:BasisAmount'],
  'BT-117': ['cbc:TaxAmount', 'ram:CalculatedAmount'],
  'BT-118': ['cac:TaxCategory/cbc:ID', 'ram:CategoryCode'],
  'BT-119': ['cac:TaxCategory/cbc:Percent', 'ram:RateApplicablePercent'],
  'BT-120': ['cac:TaxCategory/cbc:TaxExemptionReason', 'ram:ExemptionReason'],
  'BT-121': ['cac:TaxCategory/cbc:TaxExemptionReasonCode', 'ram:ExemptionReasonCode'],
};

const chargePaths: Paths = {
  'BT-99': ['cbc:Amount', 'ram:ActualAmount'],
  'BT-102': ['cac:TaxCategory/cbc:ID', 'ram:CategoryTradeTax/ram:CategoryCode'],
  'BT-103': ['cac:TaxCategory/cbc:Percent', 'ram:CategoryTradeTax/ram:RateApplicablePercent'],
  'BT-104': ['cbc:AllowanceChargeReason', 'ram:Reason'],
  'BT-105': ['cbc:AllowanceChargeReasonCode', 'ram:ReasonCode'],
};

export function readEInvoice(xml: string): ReadInvoice & { profile: Terms; emptyElements: number } {
  const file = XmlDocument.fromString(xml);
  try {
    const { root } = file;
    const syntax = root.name === 'CrossIndustryInvoice' ? 1 : 0;
    const read = (from: XmlElement, paths: Paths): Terms => {
      const terms: Terms = {};
      for (const [term, both] of Object.entries(paths)) {
        const found = from.find(both[syntax]!, namespaces);
        if (found.length > 1) throw new Error(`${term} is there ${found.length} times`);
        // dates of CII have no signs between
        if (found[0]) terms[term] = found[0].content.replace(/^(20\d\d)(\d\d)(\d\d)$/, '$1-$2-$3');
      }
      return terms;
    };
    const each = (paths: readonly [string, string], terms: Paths): Terms[] =>
      root.find(paths[syntax]!, namespaces).map((found) => read(found as XmlElement, terms));
    return {
      header: read(root, headerPaths),
      profile: read(root, profilePaths),
      lines: each(['cac:InvoiceLine|cac:CreditNoteLine', `${TRADE}/ram:IncludedSupplyChainTradeLineItem`], linePaths),
      vat: each(['cac:TaxTotal/cac:TaxSubtotal', `${SETTLED}/ram:ApplicableTradeTax`], vatPaths),
      charges: each(
        [
          'cac:AllowanceCharge[cbc:ChargeIndicator="true"]',
          `${SETTLED}/ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator="true"]`,
        ],
        chargePaths,
      ),
      emptyElements: root.find('.//*[not(*) and normalize-space()=""]').length,
    };
  } finally {
    file.dispose();
  }
}
