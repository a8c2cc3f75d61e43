import type { DemoCatalog, SeedCategory, SeedProduct, Text } from '@brixel/demo-catalog/seed';

const text = (de: string, it = de): Text => ({ de, it });

export const seedCategory = (id: number, parentId: number, urlKey: Text): SeedCategory => ({
  id,
  parentId,
  position: id,
  name: urlKey,
  urlKey,
  description: text('Beschreibung', 'Descrizione'),
  metaTitle: urlKey,
  metaDescription: text(''),
  image: null,
  includeInMenu: true,
});

export const seedProduct = (id: number, urlKey: Text, more: Partial<SeedProduct> = {}): SeedProduct => ({
  id,
  sku: `P-${id}`,
  parentSku: null,
  type: 'simple',
  status: 1,
  visibility: 4,
  name: text(`Stein ${id}`, `Mattoncino ${id}`),
  urlKey,
  shortDescription: text('kurz', 'breve'),
  description: text('<p>lang</p>', '<p>lungo</p>'),
  metaTitle: text(`Stein ${id}`, `Mattoncino ${id}`),
  metaDescription: text(''),
  categoryIds: [3],
  price: 1_234,
  tiers: [{ qty: 100, price: 1_111 }],
  stock: { qty: 7, managed: true, minSale: 1, maxSale: 1000 },
  pictures: [{ path: '/part/3001/1.png', label: text('Bild', 'Immagine') }],
  dataSheet: [{ label: text('Höhe', 'Altezza'), value: text('9,6 mm') }],
  links: [],
  isNew: false,
  bestsellerRank: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

/** The smallest shop that has something of everything. */
export const smallCatalog = (products: SeedProduct[]): DemoCatalog => ({
  categories: [
    seedCategory(2, 1, text('alle', 'tutti')),
    seedCategory(3, 2, text('steine', 'mattoncini')),
    seedCategory(4, 3, text('rund', 'tondi')),
  ],
  attributes: [
    {
      id: 93,
      code: 'color',
      label: text('Farbe', 'Colore'),
      input: 'select',
      isComparable: true,
      options: [{ id: 1, label: text('Rot', 'Rosso'), sortOrder: 1 }],
    },
  ],
  products,
  cmsPages: [
    {
      id: 1,
      identifier: 'impressum',
      title: text('Impressum'),
      heading: text(''),
      content: text('<p>…</p>'),
      metaDescription: text(''),
    },
  ],
  cmsBlocks: [{ id: 1, identifier: 'footer', title: text('Fuß', 'Piede'), content: text('<p>…</p>') }],
  cmsHierarchy: [
    {
      id: 2,
      parentId: 1,
      pageId: 1,
      identifier: 'impressum',
      label: text('Impressum'),
      path: text('/i/impressum'),
      sortOrder: 1,
    },
    {
      id: 1,
      parentId: null,
      pageId: null,
      identifier: 'shop',
      label: text('Shop', 'Negozio'),
      path: text('/'),
      sortOrder: 1,
    },
  ],
  coupons: [
    {
      code: 'BRIX10',
      title: text('Zehn Prozent', 'Dieci per cento'),
      kind: 'percent',
      amount: 10,
      minimumSubtotal: 0,
      validFrom: null,
      validTo: null,
      usageLimit: null,
    },
  ],
  reviews: [],
});
