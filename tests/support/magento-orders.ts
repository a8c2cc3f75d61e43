/** Orders as `GET /V1/orders` of Magento 2.4 answers them, with what it says of each besides. */

type Fields = Record<string, unknown>;

const address = (type: 'billing' | 'shipping') => ({
  ...{ address_type: type, entity_id: 11, parent_id: 5, email: 'lena@example.de', customer_address_id: 3 },
  ...{ firstname: 'Lena', lastname: 'Vogel', company: 'Vogel, Söhne', street: ['Via Roma, 12/B'], postcode: '39100' },
  ...{ city: 'Bolzano', region: 'BZ', region_code: 'BZ', region_id: 900, country_id: 'IT', telephone: '0471 1234' },
});

/** 2 × 10,00 € and a parcel for 5,90 €, all with 19 % of VAT. */
export const magentoItem = (more: Fields = {}): Fields => ({
  ...{ item_id: 20, order_id: 5, quote_item_id: 31, product_id: 7, store_id: 1, product_type: 'simple' },
  ...{ sku: 'P-11', name: 'Alter Stein', qty_ordered: 2, qty_shipped: 2, qty_invoiced: 2, is_virtual: 0 },
  ...{ price: 8.4034, base_price: 8.4034, price_incl_tax: 10, row_total: 16.81, row_total_incl_tax: 20 },
  ...{ tax_amount: 3.19, tax_percent: 19, discount_amount: 0, discount_percent: 0, row_weight: 0 },
  ...more,
});

export const magentoOrder = (number: string, more: Fields = {}): Fields => ({
  ...{ applied_rule_ids: '1', base_currency_code: 'EUR', base_grand_total: 25.9, base_to_order_rate: 1 },
  ...{ created_at: '2021-03-04 12:34:56', updated_at: '2021-03-06 08:00:00', entity_id: 5, protect_code: 'a1b2c3' },
  ...{ customer_email: 'Lena@Example.de', customer_firstname: 'Lena', customer_lastname: 'Vogel' },
  ...{
    customer_group_id: 1,
    customer_id: 12,
    customer_is_guest: 0,
    remote_ip: '192.0.2.7',
    x_forwarded_for: '192.0.2.7',
  },
  ...{ discount_amount: 0, grand_total: 25.9, increment_id: number, order_currency_code: 'EUR', quote_id: 44 },
  ...{ shipping_amount: 4.96, shipping_description: 'DHL - Paket', shipping_incl_tax: 5.9, shipping_tax_amount: 0.94 },
  ...{ state: 'complete', status: 'complete', store_id: 1, store_name: 'Main Website\nMain Store\nItaliano IT' },
  ...{ subtotal: 16.81, subtotal_incl_tax: 20, tax_amount: 4.13, total_due: 0, total_paid: 25.9, weight: 1 },
  items: [magentoItem()],
  billing_address: address('billing'),
  payment: {
    ...{ account_status: null, additional_information: ['EC-TOKEN-123', 'PayPal'], amount_paid: 25.9 },
    ...{ cc_last4: '4242', method: 'paypal_express', last_trans_id: '9XY12345AB' },
  },
  status_histories: [
    {
      ...{ comment: 'Heute <b>versendet</b><br>mit DHL', created_at: '2021-03-05 09:00:00', status: 'complete' },
      ...{ entity_name: 'shipment', is_customer_notified: 1, is_visible_on_front: 1 },
    },
    { comment: null, created_at: '2021-03-04 12:34:57', status: 'processing', is_visible_on_front: 0 },
  ],
  extension_attributes: {
    shipping_assignments: [
      {
        shipping: { address: address('shipping'), method: 'dhl_paket', total: { shipping_amount: 4.96 } },
        items: [magentoItem()],
      },
    ],
    payment_additional_info: [
      { key: 'paypal_payer_id', value: 'PAYER99' },
      { key: 'method_title', value: 'PayPal Express' },
    ],
  },
  ...more,
});

export const linesOfJson = (orders: readonly unknown[]): string =>
  orders.map((order) => `${JSON.stringify(order)}\n`).join('');
