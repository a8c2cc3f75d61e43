import { billingCountries } from './countries.ts';
import type { ShopMenu } from './home-page.ts';
import type { LocalText } from './local-text.ts';
import { DEFAULT_NUMBER_PREFIX, defaultPromises, type Promises } from './promises.ts';
import { type CartRules, type CatalogRules, defaultCartRules, defaultCatalogRules } from './sale-rules.ts';
import { defaultVat, type Vat } from './vat.ts';

/**
 * What a shop is, as far as storefronts may know. Plain types and defaults: browsers load this, and no schema with it. The schemas that
 * an owner's changes are checked with stand in `shop-settings.ts`.
 */

export interface ShippingRate {
  /** euros that the goods cost at least, or grams that they weigh */
  from: number;
  /** euros, VAT included */
  price: number;
}

export interface ShippingTerms {
  code: string;
  carrier: LocalText;
  title: LocalText;
  /** the first is from 0 on, each further one from a higher value of the goods */
  rates: readonly ShippingRate[];
  /** other prices in place of the first rate, each from a higher weight of the goods on, in grams */
  weights?: readonly ShippingRate[] | undefined;
  /** what the goods may weigh at most; missing: anything */
  maxGrams?: number | undefined;
  /** nothing is sent: goods are fetched at the firm's address */
  isPickUp?: boolean | undefined;
  /** what older clients are told as the amount without VAT; otherwise it is computed */
  net?: number | undefined;
}

export interface ShippingZone {
  /** ISO 3166 codes */
  countries: readonly string[];
  /** the first is the default */
  methods: readonly ShippingTerms[];
}

/** Who is behind the shop, as its imprint has to say. */
export interface Firm {
  name: string;
  owner: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  registerCourt: string;
  registerNumber: string;
  vatId: string;
  /** of the packaging register */
  packagingNumber: string;
}

/** A logo that was uploaded, by the hash of its picture. */
export interface LogoFile {
  id: string;
  width: number;
  height: number;
}

/** What the shop looks like; null where it is left to us. */
export interface ShopLook {
  /** such as #7a2e8e; all shades are computed from it */
  colour: string | null;
  logo: LogoFile | null;
  /** for dark ground; where there is none, the other stands on a light plate */
  darkLogo: LogoFile | null;
}

export interface ShopFacts {
  /** null: nobody has named it */
  name: string | null;
  look: ShopLook;
  /** menu and footer by the code of the store, where they were changed */
  menus: Readonly<Record<string, ShopMenu>>;
  firm: Firm | null;
  shipping: { zones: readonly ShippingZone[] };
  /** where shoppers may live */
  billing: { countries: readonly string[] };
  vat: Vat;
  promises: Promises;
  catalog: CatalogRules;
  cart: CartRules;
  /** what numbers of orders begin with */
  orders: { numberPrefix: string };
}

/** The courier of the specification's section 9. Its amount without VAT does not follow from what a shopper pays. */
export const courier: ShippingTerms = {
  code: 'flatrate',
  carrier: { de: 'Kurier', it: 'Corriere', en: 'Courier' },
  title: { de: 'Pauschale', it: 'Tariffa fissa', en: 'Flat rate' },
  rates: [{ from: 0, price: 6.9 }],
  net: 4,
};

/** Of a shop that nobody has named. */
export const DEFAULT_NAME = 'brixel';

/** Of a shop that has not said anything else, and of an API that does not know the call. */
export const defaultFacts: ShopFacts = {
  name: null,
  look: { colour: null, logo: null, darkLogo: null },
  menus: {},
  firm: null,
  shipping: { zones: [{ countries: ['DE', 'IT'], methods: [courier] }] },
  billing: { countries: billingCountries },
  vat: defaultVat,
  promises: defaultPromises,
  catalog: defaultCatalogRules,
  cart: defaultCartRules,
  orders: { numberPrefix: DEFAULT_NUMBER_PREFIX },
};

export const deliveryCountries = ({ zones }: ShopFacts['shipping']): string[] =>
  zones.flatMap(({ countries }) => countries);
