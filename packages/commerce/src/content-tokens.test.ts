import { defaultFacts, type Firm } from '@brixel/contract/shop-facts';
import { expect, test } from 'vitest';
import { fillTokens } from './content-tokens.ts';

const firm: Firm = {
  ...{ name: 'Steine & <b>Mehr</b>', owner: '', street: 'Ring 1', postcode: '50667', city: 'Köln', country: 'DE' },
  ...{ email: 'a@steine.example', phone: '', registerCourt: '', registerNumber: '', vatId: 'DE1', packagingNumber: '' },
};
const store = { language: 'de', locale: 'de-DE', price: (euros: number) => `${euros.toFixed(2)} €` } as const;
const fill = (markup: string, zones = defaultFacts.shipping.zones) =>
  fillTokens(markup, { name: 'Laden', firm, zones }, store);

test('facts stand where their tokens stood, as text and not as markup', () => {
  expect(fill('<p>{{shop}}: {{firm}}</p>')).toBe(
    '<p>Laden: Steine &#38; &#60;b&#62;Mehr&#60;/b&#62;<br>Ring 1<br>50667 Köln, Deutschland<br>a@steine.example<br>USt-IdNr.: DE1</p>',
  );
});

test('shipping is a table of zones and ways', () => {
  const [zone] = defaultFacts.shipping.zones;
  const [way] = zone!.methods;
  const rates = [
    { from: 0, price: 6.9 },
    { from: 50, price: 0 },
  ];
  const html = fill('<p>{{shipping}}</p>', [{ ...zone!, methods: [{ ...way!, rates }] }]);
  expect(html).not.toContain('<p>');
  expect(html).toContain(
    '<td>Deutschland und Italien</td><td>Kurier, Pauschale</td><td>6.90 €, ab 50.00 € kostenlos</td>',
  );
});

test('anything else in braces stays as it was', () => {
  expect(fill('{{widget type="x"}} {{}} {shop}')).toBe('{{widget type="x"}} {{}} {shop}');
});
