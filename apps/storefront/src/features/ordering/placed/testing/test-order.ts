import type { OrderView } from '@brixel/contract/order';

const address = {
  firstname: 'Marlene',
  lastname: 'Kaiser',
  street: ['Lindenstraße', '14'],
  postcode: '80331',
  city: 'München',
  country_id: 'DE',
};

const shipping = { address, method: 'flatrate_flatrate', total: { shipping_amount: 5.8, shipping_incl_tax: 6.9 } };

/** A parcel that was ordered by bank transfer, unless something else is said. */
export const testOrder = (changes: Partial<OrderView> = {}): OrderView => ({
  entity_id: 1,
  order_id: 'nobody-guesses-this',
  increment_id: 'BX-4K7M-9QTD',
  status: 'pending',
  state: 'new',
  created_at: '2026-11-15T10:00:00.000Z',
  store_code: 'de',
  store_name: 'brixel Deutschland',
  order_currency_code: 'EUR',
  customer_email: 'marlene@example.de',
  customer_firstname: 'Marlene',
  customer_lastname: 'Kaiser',
  grand_total: 8.9,
  subtotal: 1.68,
  subtotal_incl_tax: 2,
  shipping_amount: 5.8,
  shipping_incl_tax: 6.9,
  tax_amount: 1.42,
  discount_amount: 0,
  discount_tax_compensation_amount: 0,
  total_due: 8.9,
  total_paid: 0,
  total_refunded: 0,
  total_segments: [],
  shipping_description: '',
  delivery_days: { min: 2, max: 4 },
  payment: {
    method: 'banktransfer',
    additional_information: [],
    state: 'open',
    bank: { holder: 'Brixel GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', reference: 'BX-4K7M-9QTD' },
  },
  billing_address: address,
  items: [],
  extension_attributes: { shipping_assignments: [{ shipping }] },
  can_withdraw: true,
  is_test: false,
  ...changes,
});

/** Nothing of it is sent. */
export const virtual: Partial<OrderView> = { extension_attributes: { shipping_assignments: [] }, delivery_days: null };

export const paidOnline = (state: OrderView['payment']['state']): OrderView['payment'] => ({
  method: 'iways_paypalplus_payment',
  additional_information: [],
  state,
});
