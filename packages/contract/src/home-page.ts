/** What stands on the home page of a store, and in its menu and footer. Plain types: browsers load this, and no schema with it. */

export const tints = ['mint', 'mango', 'rose', 'sky', 'lilac', 'sand', 'lime', 'stone'] as const;
export type Tint = (typeof tints)[number];

/** Where a banner leads: categories have their own address in each store, so they are named by id; else a path within the store. */
export interface BannerLink {
  category?: number | undefined;
  link?: string | undefined;
}

export interface Banner extends BannerLink {
  /** one entry per line */
  title: string[];
  text: string;
  /** path of the picture; empty for none */
  image: string;
  linkText: string;
  tint: Tint;
}

export interface HeadImage extends Omit<Banner, 'tint'> {
  alt: string;
}

/** Days such as 2026-12-24, both included; null: from ever, for ever. */
export interface Days {
  from: string | null;
  until: string | null;
}

/** The parts that make themselves of the catalogue. */
export const plainParts = ['promises', 'new', 'colours', 'bestsellers'] as const;
export type PlainPart = (typeof plainParts)[number];

export type HomePart = { isOn: boolean } & (
  | ({ kind: 'hero' } & HeadImage & Days)
  /** small: null leaves the choice to the shop */
  | { kind: 'categories'; large: Banner[]; small: number[] | null }
  | ({ kind: 'banner' } & Banner & Days)
  | { kind: PlainPart }
);

export interface HomePage {
  parts: HomePart[];
}

/** What storefronts are told, at /banners/{store}.json: the four fields of the specification, and what stands where. */
export interface HomeDocument {
  headImage: HeadImage | null;
  mainBanners: Banner[];
  smallBanners: Banner[];
  productBanners: Banner[];
  /** missing: in the order of the specification */
  parts?: ShownPart[];
  /** ids of the small categories; missing: those of the specification */
  tiles?: number[] | null;
}

export type ShownPart = { kind: 'hero' | 'categories' | PlainPart } | { kind: 'banners'; banners: Banner[] };

export type MenuEntry = { kind: 'category'; id: number; isOn: boolean } | { kind: 'link'; label: string; link: string };

export interface FooterEntry {
  label: string;
  /** empty: a text */
  path: string;
}

export interface FooterColumn {
  label: string;
  links: FooterEntry[];
}

/** Of one store; null: as the catalogue has it. */
export interface ShopMenu {
  entries: MenuEntry[] | null;
  footer: FooterColumn[] | null;
}
