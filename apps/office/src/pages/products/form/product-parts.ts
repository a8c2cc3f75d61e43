import type { ProductDraft } from './product-draft.ts';

/** What the parts of a form are called. */
export const partNames = {
  sku: 'product.sku',
  type: 'compound.type',
  buyerGets: 'product.buyerGets',
  composition: 'compound.parts',
  downloads: 'downloads.title',
  texts: 'product.texts',
  pictures: 'product.pictures',
  categories: 'product.categories',
  attributes: 'page.attributes',
  status: 'products.column.status',
  tax_class: 'product.taxClass',
  condition: 'products.filter.condition',
  weight: 'product.weight',
  step: 'product.step',
  price: 'product.price',
  specialPrice: 'product.special',
  specialFrom: 'product.from',
  specialTo: 'product.to',
  tiers: 'product.tiers',
  stock: 'products.column.stock',
  place: 'products.column.place',
  cost: 'product.cost',
} as const satisfies Record<keyof ProductDraft, string>;
