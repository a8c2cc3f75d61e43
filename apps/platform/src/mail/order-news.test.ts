import { expect, test } from 'vitest';
import type { StoredOrder } from '../order/stored-order.ts';
import { type LackingGoods, orderSent, paymentReceived } from './order-news.ts';

const line = (itemId: number, name: string, productType: string) => ({
  itemId,
  name,
  productType,
  sku: name,
  qty: 1,
  options: [],
});
const amounts = (item_id: number) => ({ item_id, price_incl_tax: 1, row_total_incl_tax: 1 });
const address = {
  ...{
    firstname: 'Paul',
    lastname: 'Holer',
    street: ['Weg 3'],
    postcode: '50667',
    city: 'Köln',
    country_id: 'DE',
    company: '',
    region: '',
    telephone: '',
    vat_id: '',
  },
};

const sent = (more: object, lacking: LackingGoods[] = []): string =>
  JSON.stringify(
    orderSent(
      {
        ...{ storeCode: 'de', orderNumber: 'BX-1', parcels: [], shippingAddress: address, billingAddress: address },
        lines: [line(1, 'Stein', 'simple'), line(2, 'Gutschein', 'virtual'), line(3, 'Plan', 'downloadable')],
        totals: { items: [amounts(1), amounts(2), amounts(3)] },
        ...more,
      } as unknown as StoredOrder,
      lacking,
      { kind: 'text', text: '' },
    ),
  );

test('a parcel holds what is sent, and nothing that came by e-mail', () => {
  expect(sent({})).toContain('Stein');
  expect(sent({})).not.toMatch(/Gutschein|Plan|Nicht dabei/);
  const missing = sent({}, [{ name: 'Stein', qty: 1, standIn: null }]);
  expect(missing).toContain('Nicht dabei, weil es beim Packen gefehlt hat: 1 × Stein');
  expect(missing).not.toContain('Ersatz');
  const replaced = sent({}, [{ name: 'Stein', qty: 4, standIn: 'Platte' }]);
  expect(replaced).toContain('Als Ersatz dabei: 4 × Platte (statt Stein)');
  expect(replaced).not.toContain('Nicht dabei');
});

test('what is fetched is not on its way anywhere, but ready at the shop', () => {
  const mail = sent({
    shipping: { code: 'shop', carrier: 'Abholung', title: 'Laden', pickUpAt: 'Steine GmbH, Ring 1, 50667 Köln' },
  });
  expect(mail).toContain('Bereit zum Abholen: Bestellung BX-1');
  expect(mail).toContain('Steine GmbH, Ring 1, 50667 Köln');
  expect(mail).not.toMatch(/Kurier|Paket|Weg 3/);
});

test('a gift voucher that is paid comes with a mail of its own', () => {
  const paid = (gift: object) =>
    JSON.stringify(
      paymentReceived(
        {
          ...{ storeCode: 'de', orderNumber: 'BX-1', lines: [{ ...line(1, 'Gutschein', 'virtual'), ...gift }] },
          totals: { items: [amounts(1)] },
        } as unknown as StoredOrder,
        [],
        { kind: 'text', text: '' },
      ),
    );
  expect(paid({ gift: { recipientEmail: '' } })).toContain('Jeder Gutschein kommt mit einer eigenen E-Mail');
  expect(paid({ gift: { recipientEmail: '' } })).not.toContain('Diese E-Mail ist dein Nachweis');
  expect(paid({})).toContain('Diese E-Mail ist dein Nachweis');
});
