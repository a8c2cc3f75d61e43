/** The shape of a demo catalogue: what the generator makes and a database is seeded with. */

export type Language = 'de' | 'it' | 'en';
/** Without English where nobody has written it yet: a store then shows the texts of the default one. */
export interface Text {
  de: string;
  it: string;
  en?: string;
}

/** Ten-thousandths of a euro including VAT; the same gross price in both stores. */
export type Money = number;

export interface SeedCategory {
  id: number;
  parentId: number;
  position: number;
  name: Text;
  urlKey: Text;
  description: Text;
  metaTitle: Text;
  metaDescription: Text;
  /** picture path below /img/{w}/{h}/resize */
  image: string | null;
  includeInMenu: boolean;
  /** the colour of a category of one colour */
  farbe?: Text;
}

export interface SeedOption {
  id: number;
  label: Text;
  sortOrder: number;
  swatch?: { hex: string; finish: 'solid' | 'trans' | 'pearl'; family: string };
}

export interface SeedAttribute {
  id: number;
  code: string;
  label: Text;
  input: 'select' | 'text' | 'price';
  isComparable: boolean;
  options: SeedOption[];
}

export interface SeedPicture {
  path: string;
  label: Text;
}

export interface SeedLink {
  type: 'associated' | 'related' | 'upsell' | 'crosssell';
  sku: string;
  qty: number;
}

export interface SeedBundleOption {
  id: number;
  title: Text;
  required: boolean;
  type: 'radio' | 'select' | 'checkbox' | 'multi';
  selections: { id: number; sku: string; qty: number; isDefault: boolean; canChangeQty: boolean }[];
}

export interface SeedCustomOption {
  id: number;
  title: Text;
  type: 'field' | 'area' | 'drop_down' | 'radio';
  required: boolean;
  /** of a gift voucher: what the shop does with the answer */
  role?: 'recipient_name' | 'recipient_email' | 'greeting';
  maxCharacters?: number;
  /** of the option itself (field, area) */
  price?: Money;
  /** a price below 0 makes the product cheaper; `sku` names a value in every language, for machines */
  values?: { id: number; sku?: string; title: Text; price: Money; priceType: 'fixed' | 'percent' }[];
}

export interface SeedProduct {
  id: number;
  sku: string;
  /** set on the variants of a configurable product */
  parentSku: string | null;
  type: 'simple' | 'configurable' | 'grouped' | 'bundle' | 'downloadable' | 'virtual';
  status: 1 | 2;
  /** 1 not alone, 2 catalogue, 3 search, 4 both */
  visibility: 1 | 2 | 3 | 4;
  name: Text;
  urlKey: Text;
  shortDescription: Text;
  /** paragraphs of trusted HTML */
  description: Text;
  metaTitle: Text;
  metaDescription: Text;
  categoryIds: number[];
  price: Money;
  special?: { price: Money; from: string | null; to: string | null };
  /** what it cost before `price`, oldest first */
  earlierPrices?: { price: Money; until: string }[];
  tiers: { qty: number; price: Money }[];
  stock: { qty: number; managed: boolean; minSale: number; maxSale: number };
  pictures: SeedPicture[];
  /** option ids */
  color?: number;
  size?: number;
  manufacturer?: number;
  /** on configurable products */
  configurableAttributes?: ('color' | 'size')[];
  designId?: string;
  elementId?: string;
  farbe?: Text;
  sizeLabel?: string;
  pieceCount?: number;
  /** of contract/vat; the standard rate where nothing else is said */
  taxClassId?: number;
  /** grams that it adds to a parcel */
  weight?: number;
  /** on goods sold by weight: their offers must state a price per kilo */
  netWeightGrams?: number;
  ageFrom?: number;
  deliveryDays?: { min: number; max: number };
  dataSheet: { label: Text; value: Text }[];
  links: SeedLink[];
  bundleOptions?: SeedBundleOption[];
  customOptions?: SeedCustomOption[];
  downloads?: { id: number; title: Text; file: string }[];
  /** money for later, at any VAT: not taxed when it is sold, and reduced by no coupon */
  voucher?: boolean;
  /** its buyer gets a ticket for each piece */
  ticket?: boolean;
  isNew: boolean;
  bestsellerRank: number | null;
  createdAt: string;
  updatedAt: string;
}

export interface SeedCmsPage {
  id: number;
  identifier: string;
  title: Text;
  heading: Text;
  content: Text;
  metaDescription: Text;
}

export interface SeedCmsBlock {
  id: number;
  identifier: string;
  title: Text;
  content: Text;
}

export interface SeedCmsNode {
  id: number;
  parentId: number | null;
  pageId: number | null;
  identifier: string;
  label: Text;
  /** path within the store, such as /i/impressum or /compare */
  path: Text;
  sortOrder: number;
}

export interface SeedCoupon {
  code: string;
  title: Text;
  kind: 'percent' | 'fixed';
  /** percent, or Money */
  amount: number;
  minimumSubtotal: Money;
  validFrom: string | null;
  validTo: string | null;
  usageLimit: number | null;
}

export interface SeedReview {
  id: number;
  sku: string;
  rating: 1 | 2 | 3 | 4 | 5;
  title: string;
  detail: string;
  nickname: string;
  language: Language;
  verifiedBuyer: boolean;
  createdAt: string;
}

export interface DemoCatalog {
  categories: SeedCategory[];
  attributes: SeedAttribute[];
  products: SeedProduct[];
  cmsPages: SeedCmsPage[];
  cmsBlocks: SeedCmsBlock[];
  cmsHierarchy: SeedCmsNode[];
  coupons: SeedCoupon[];
  reviews: SeedReview[];
}
