/** Which variable of the environment sets a field. */
const variables: Readonly<Record<string, string>> = {
  'brand.name': 'SHOP_NAME',
  'stores.multistore': 'MULTISTORE',
  'bank.holder': 'BANK_HOLDER',
  'bank.iban': 'BANK_IBAN',
  'bank.bic': 'BANK_BIC',
  'mail.name': 'MAIL_FROM',
  'mail.address': 'MAIL_FROM',
  'transfers.dueDays': 'TRANSFER_DUE_DAYS',
  'transfers.cancelDays': 'TRANSFER_CANCEL_DAYS',
  'catalog.zeroPrices': 'ZERO_PRICE_PRODUCTS',
  'catalog.listOutOfStock': 'LIST_OUT_OF_STOCK',
  'cart.countType': 'MINICART_COUNT',
  'cart.guestCartDays': 'GUEST_CART_DAYS',
};

export const variableOf = (field: string): string => variables[field] ?? field;
