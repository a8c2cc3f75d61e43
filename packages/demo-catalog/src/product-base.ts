/** What products of all kinds share. */
import { dayEnd, dayStart } from './dates.ts';
import { measurePicture } from './pictures.ts';
import type { Money, SeedPicture, SeedProduct, Text } from './seed.ts';
import { mapText, sameText, text } from './text.ts';

/** The fields a kind of product has to fill in; the rest has a sensible default. */
export type ProductCore = Pick<
  SeedProduct,
  | 'id'
  | 'sku'
  | 'type'
  | 'name'
  | 'urlKey'
  | 'shortDescription'
  | 'description'
  | 'categoryIds'
  | 'price'
  | 'pictures'
  | 'dataSheet'
  | 'createdAt'
  | 'updatedAt'
> &
  Partial<SeedProduct>;

export function product(core: ProductCore): SeedProduct {
  return {
    parentSku: null,
    status: 1,
    visibility: 4,
    metaTitle: metaTitle(core.name),
    metaDescription: core.shortDescription,
    tiers: [],
    stock: { qty: 100, managed: true, minSale: 1, maxSale: 10_000 },
    links: [],
    isNew: false,
    bestsellerRank: null,
    ...core,
  };
}

export const metaTitle = (name: Text): Text =>
  mapText(name, (value, language) =>
    language === 'en' ? `Buy ${value} | brixel` : `${value} ${language === 'de' ? 'kaufen' : 'online'} | brixel`,
  );

/** A reduced price that holds through the demo's autumn and the year after. */
export const special = (price: Money, from = '2026-10-19', to = '2027-12-31'): NonNullable<SeedProduct['special']> => ({
  price,
  from: dayStart(from),
  to: dayEnd(to),
});

/** Goods without a stock: files, vouchers, mosaics made to order. */
export const UNLIMITED_STOCK: SeedProduct['stock'] = { qty: 9999, managed: false, minSale: 1, maxSale: 20 };

export const AGE_ROW = (years: number): SeedProduct['dataSheet'][number] => ({
  label: text('Alter', 'Età', 'Age'),
  value: text(`ab ${years} Jahren`, `da ${years} anni`, `${years} years and up`),
});

export const SAFETY_ROW: SeedProduct['dataSheet'][number] = {
  label: text('Sicherheit', 'Sicurezza', 'Safety'),
  value: text(
    'Achtung! Nicht für Kinder unter 36 Monaten geeignet. Erstickungsgefahr durch Kleinteile.',
    'Avvertenza! Non adatto a bambini di età inferiore a 36 mesi. Piccole parti: rischio di soffocamento.',
    'Warning! Not suitable for children under 36 months. Choking hazard: small parts.',
  ),
};

/** All makers of the demo sit in the EU, so each is the responsible person itself. */
export const makerRow = (contact: string): SeedProduct['dataSheet'][number] => ({
  label: text(
    'Hersteller, verantwortlich in der EU',
    'Produttore, responsabile nell’UE',
    'Manufacturer, responsible in the EU',
  ),
  value: sameText(contact),
});

/** Loose parts in a heap give no idea of their size; a measured brick does. */
export const SCALE_PICTURE: SeedPicture = {
  path: measurePicture('3001'),
  label: text(
    'Zum Größenvergleich: Maßzeichnung eines Steins 2×4',
    'Per confronto: disegno quotato di un mattoncino 2×4',
    'For comparison: dimensioned drawing of a 2×4 brick',
  ),
};
