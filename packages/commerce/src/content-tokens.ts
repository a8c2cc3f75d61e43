import type { LocalText } from '@brixel/contract/local-text';
import type { Firm, ShippingTerms, ShippingZone } from '@brixel/contract/shop-facts';
import { firmLines } from './firm-lines.ts';

/** Facts of the shop inside the owner's texts: a page that says `{{firm}}` is right again as soon as the firm has moved. */

export interface ContentFacts {
  name: string;
  firm: Firm | null;
  zones: readonly ShippingZone[];
}

export interface ContentStore {
  language: keyof LocalText;
  locale: string;
  /** how the store writes an amount */
  price(euros: number): string;
}

const TOKEN = /\{\{(shop|firm|shipping)\}\}/g;

/** The markup with its tokens filled in. Facts are text: nothing in them becomes markup. */
export function fillTokens(markup: string, facts: ContentFacts, store: ContentStore): string {
  const fill: Record<string, () => string> = {
    shop: () => escapeHtml(facts.name),
    firm: () => (facts.firm ? firmLines(facts.firm, store.language) : [facts.name]).map(escapeHtml).join('<br>'),
    shipping: () => shippingTable(facts.zones, store),
  };
  // editors put everything into paragraphs, and a table stands in none
  return markup
    .replace(/<p>\s*\{\{shipping\}\}\s*<\/p>/g, '{{shipping}}')
    .replace(TOKEN, (whole, token: string) => fill[token]?.() ?? whole);
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const words: Readonly<Record<'to' | 'by' | 'price' | 'free' | 'from', LocalText>> = {
  to: { de: 'Nach', it: 'Destinazione', en: 'To' },
  by: { de: 'Mit', it: 'Con', en: 'By' },
  price: { de: 'Preis', it: 'Prezzo', en: 'Price' },
  free: { de: 'kostenlos', it: 'gratis', en: 'free' },
  from: { de: 'ab', it: 'da', en: 'from' },
};

function shippingTable(zones: readonly ShippingZone[], store: ContentStore): string {
  const { language, locale } = store;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const list = new Intl.ListFormat(locale);
  const rows = zones.flatMap(({ countries, methods }) =>
    methods.map((way) => [
      list.format(countries.map((code) => names.of(code) ?? code)),
      `${way.carrier[language]}, ${way.title[language]}`,
      priceText(way, store),
    ]),
  );
  const cells = (tag: 'th' | 'td', texts: readonly string[]): string =>
    `<tr>${texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`;
  const head = cells('th', [words.to[language], words.by[language], words.price[language]]);
  return `<table><thead>${head}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`;
}

/** `4,50 €, ab 5 kg 8,90 €, ab 50,00 € kostenlos` */
function priceText({ rates, weights = [] }: ShippingTerms, { language, locale, price }: ContentStore): string {
  const amount = (euros: number): string => (euros > 0 ? price(euros) : words.free[language]);
  const step = (from: string, euros: number): string => `${words.from[language]} ${from} ${amount(euros)}`;
  const [first, ...earned] = rates;
  return [
    ...(first ? [amount(first.price)] : []),
    ...weights.map(({ from, price: euros }) => step(weightText(from, locale), euros)),
    ...earned.map(({ from, price: euros }) => step(price(from), euros)),
  ].join(', ');
}

const weightText = (grams: number, locale: string): string =>
  grams < 1000
    ? new Intl.NumberFormat(locale, { style: 'unit', unit: 'gram' }).format(grams)
    : new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram' }).format(grams / 1000);
