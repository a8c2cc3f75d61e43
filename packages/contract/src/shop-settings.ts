import { z } from 'zod';
import { defaultCarriers, MOST_CARRIERS, NUMBER_IN_LINK } from './carriers.ts';
import { MAX_CART_ITEMS, MAX_LINE_QUANTITY } from './cart-limits.ts';
import { homePages, shopMenus } from './home-settings.ts';
import { isIban } from './iban.ts';
import { INVOICE_LIMITS, invoiceMoments } from './invoice-limits.ts';
import { localText } from './local-text-schema.ts';
import type { Promises } from './promises.ts';
import {
  type CartRules,
  type CatalogRules,
  countTypes,
  DEFAULT_GUEST_CART_DAYS,
  defaultCatalogRules,
  listSorts,
} from './sale-rules.ts';
import {
  DEFAULT_NAME,
  defaultFacts,
  type Firm,
  type ShippingZone,
  type ShopFacts,
  type ShopLook,
} from './shop-facts.ts';
import { defaultStores, type ServedStore, type StoreSettings, storeCodes } from './stores.ts';
import type { Vat } from './vat.ts';

/** What an owner may set, by section: each is saved as a whole. What of it storefronts are told is `ShopFacts`. */

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line');
const required = (most: number) => line(most).min(1);
const wayName = localText(required(80));
const country = z.string().regex(/^[A-Z]{2}$/);
const euros = z.number().min(0).max(100_000).multipleOf(0.01);

const isUnique = <T>(values: readonly T[]): boolean => new Set(values).size === values.length;

const rises = (list: readonly { from: number }[]): boolean =>
  list.every(({ from }, place) => place === 0 || from > list[place - 1]!.from);

const rates = z
  .array(z.object({ from: euros, price: euros }))
  .min(1)
  .max(20)
  .refine((list) => list[0]?.from === 0, 'the first rate must be from 0 on')
  .refine(rises, 'must rise');

const grams = z.number().int().min(1).max(1_000_000);

const shippingTerms = z.object({
  code: z.string().regex(/^[a-z0-9_-]{1,40}$/),
  carrier: wayName,
  title: wayName,
  rates,
  weights: z
    .array(z.object({ from: grams, price: euros }))
    .max(20)
    .refine(rises, 'must rise')
    .optional(),
  maxGrams: grams.optional(),
  isPickUp: z.boolean().optional(),
  net: euros.optional(),
});

const shippingZone: z.ZodType<ShippingZone> = z.object({
  countries: z.array(country).min(1).max(250),
  methods: z
    .array(shippingTerms)
    .min(1)
    .max(20)
    .refine((list) => isUnique(list.map(({ code }) => code)), 'codes must differ'),
});

const firm: z.ZodType<Firm> = z.object({
  name: required(120),
  owner: line(120),
  street: required(120),
  postcode: required(20),
  city: required(80),
  country,
  email: z.email().max(200),
  phone: line(40),
  registerCourt: line(120),
  registerNumber: line(60),
  vatId: line(20),
  packagingNumber: line(60),
});

const logo = z
  .object({ id: z.string().regex(/^[0-9a-f]{64}$/), width: z.number().int().min(1), height: z.number().int().min(1) })
  .nullable();
const look: z.ZodType<ShopLook> = z.object({
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  logo,
  darkLogo: logo,
});

const iban = z
  .string()
  .transform((text) => text.replace(/\s/g, '').toUpperCase())
  .pipe(z.string().refine(isIban, 'must be an IBAN'));

const bank = z.object({
  holder: required(70),
  iban,
  bic: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/),
});
export type BankAccount = z.output<typeof bank>;

const sentence = required(300);
const percent = z.number().min(0).max(40).multipleOf(0.01);
const vat: z.ZodType<Vat> = z
  .object({
    mode: z.enum(['delivery-country', 'home-country', 'small-business']),
    home: country,
    rates: z
      .array(z.object({ country, standard: percent, reduced: percent.nullable() }))
      .max(60)
      .refine((list) => isUnique(list.map((rate) => rate.country)), 'a country has its rates once'),
    smallBusinessNote: localText(sentence),
    marginNote: localText(sentence),
  })
  .refine(({ home, rates: list }) => list.some((rate) => rate.country === home), {
    path: ['home'],
    message: 'the rates of the home country are missing',
  });

/** Year and number make it unique; what stands around them is the shop's. */
const numberPattern = z
  .string()
  .trim()
  .max(INVOICE_LIMITS.numberPattern)
  .regex(/^(?:[A-Za-z0-9/_-]|\{(?:year|number)\})*$/)
  .refine((pattern) => pattern.split('{year}').length === 2 && pattern.split('{number}').length === 2, {
    message: 'must have {year} and {number} once each',
  });

const documents = z
  .object({
    /** when an order gets its invoice */
    issue: z.enum(invoiceMoments),
    invoiceNumber: numberPattern,
    creditNoteNumber: numberPattern,
    /** of the tax office, where there is no VAT id or where it is wanted beside it */
    taxNumber: line(30),
    /** until an invoice that is not paid yet is due */
    paymentDays: z.number().int().min(0).max(90),
    /** what the owner adds below every invoice; may be empty */
    closing: localText(line(500)),
    /** whether businesses in other countries of the Union, by their VAT id, owe the VAT themselves; and the sentence that says so */
    exemptsBusinesses: z.boolean(),
    businessNote: localText(sentence),
  })
  .refine(({ invoiceNumber, creditNoteNumber }) => invoiceNumber !== creditNoteNumber, {
    path: ['creditNoteNumber'],
    message: 'must differ from that of invoices',
  });

const days = z.number().int().min(0).max(365);
const isSpan = ({ min, max }: { min: number; max: number }): boolean => min <= max;
const promises: z.ZodType<Promises> = z.object({
  returnDays: z.number().int().min(14).max(365),
  answerHours: z.number().int().min(1).max(240),
  dispatchDays: z.object({ min: days, max: days }).refine(isSpan),
  deliveryDays: z
    .array(z.object({ country, min: days, max: days }).refine(isSpan))
    .max(60)
    .refine((list) => isUnique(list.map((entry) => entry.country)), 'a country has its days once'),
  newsletterPercent: z.number().int().min(1).max(100),
});

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_CLOSED_DAYS = 366;

/** Holidays of the region and of the firm: on such days, both ends included, nothing leaves. */
const closedPeriod = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < LONGEST_CLOSED_DAYS * DAY_MS, {
    path: ['to'],
    message: 'must not be before the first day, nor a year after it',
  });
export type ClosedPeriod = z.output<typeof closedPeriod>;

// rows of earlier releases lack what has no default there
const catalog: z.ZodType<CatalogRules> = z.object({
  zeroPrices: z.boolean(),
  listOutOfStock: z.boolean(),
  defaultSort: z.enum(listSorts).default(defaultCatalogRules.defaultSort),
  lastPieces: z.number().int().min(0).max(1000).default(defaultCatalogRules.lastPieces),
  feed: z.boolean().default(defaultCatalogRules.feed),
});

const cartRules = z.object({
  maxLineQuantity: z.number().int().min(1).max(MAX_LINE_QUANTITY),
  maxLines: z.number().int().min(1).max(MAX_CART_ITEMS),
  countType: z.enum(countTypes),
}) satisfies z.ZodType<CartRules>;

/** Gift vouchers: how long they hold. */
const voucherRules = z.object({
  /** counted from the end of the year of their sale */
  validYears: z.number().int().min(1).max(30),
});

const mailSender = z.object({ name: required(80), address: z.email().max(200) });
export type MailSender = z.output<typeof mailSender>;

const dailyMail = z
  .object({ isOn: z.boolean(), hour: z.number().int().min(0).max(23), to: z.email().max(200).nullable() })
  .refine(({ isOn, to }) => !isOn || to !== null, { path: ['to'], message: 'somebody must get it' });
const carrier = z.object({
  code: z.string().regex(/^[a-z0-9_-]{1,40}$/),
  name: required(60),
  /** where a parcel is followed; empty where the carrier has no such page */
  url: line(300).refine(
    (url) => url === '' || (url.startsWith('https://') && URL.canParse(url) && url.includes(NUMBER_IN_LINK)),
    'must begin with https:// and hold {number}',
  ),
});

const HOST = /^(?=.{1,253}(?::|$))[a-z0-9]+(?:-+[a-z0-9]+)*(?:\.[a-z0-9]+(?:-+[a-z0-9]+)*)*(?::\d{2,5})?$/;

const servedStore: z.ZodType<ServedStore> = z.object({
  code: z.enum(storeCodes),
  name: required(60).nullable(),
  host: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.string().regex(HOST, 'must be a host such as shop.example.it'))
    .nullable(),
});

const stores: z.ZodType<StoreSettings> = z.object({
  multistore: z.boolean(),
  views: z
    .array(servedStore)
    .min(1)
    .refine((list) => isUnique(list.map(({ code }) => code)), 'a store is served once')
    .refine((list) => isUnique(list.flatMap(({ host }) => host ?? [])), 'a host is one store')
    .refine(([first]) => first?.host === null, 'the default store is at the address of the shop')
    .readonly(),
});

const termDays = z.number().int().min(1).max(60);
const transfers = z
  .object({
    /** in which the money is to come */
    dueDays: termDays,
    /** after which whoever has not paid gets a mail, once; null: never */
    remindDays: termDays.nullable(),
    /** after which the order is canceled */
    cancelDays: termDays,
  })
  .refine(({ dueDays, cancelDays }) => dueDays <= cancelDays, {
    path: ['cancelDays'],
    message: 'must not be before the money is due',
  })
  .refine(({ remindDays, cancelDays }) => remindDays === null || remindDays < cancelDays, {
    path: ['remindDays'],
    message: 'must be before the order is canceled',
  });
/** What shoppers are told about transfers, and what becomes of those that do not come. */
export type TransferTerms = z.output<typeof transfers>;

export const settingSections = {
  /** null: the shop has none of its own yet */
  brand: z.object({ name: required(60).nullable() }),
  look,
  /** by the code of the store; one without its own has that of the demo */
  home: homePages,
  menu: shopMenus,
  firm: firm.nullable(),
  bank: bank.nullable(),
  /** who sends the shop's mails, and gets those to the shop */
  mail: mailSender.nullable(),
  /** what needs attention, once a day */
  dailyMail,
  shipping: z.object({
    zones: z
      .array(shippingZone)
      .min(1)
      .max(50)
      .refine((zones) => isUnique(zones.flatMap(({ countries }) => countries)), 'a country belongs to one zone')
      .readonly(),
  }),
  /** what an empty parcel with its filling weighs */
  packing: z.object({ packagingGrams: z.number().int().min(0).max(20_000) }),
  billing: z.object({ countries: z.array(country).min(1).max(250).refine(isUnique).readonly() }),
  vat,
  promises,
  closedDays: z.object({ periods: z.array(closedPeriod).max(60) }),
  /** switched off: not offered although there is an account, or a payment service */
  payment: z.object({ online: z.boolean(), bankTransfer: z.boolean() }),
  transfers,
  orders: z.object({ numberPrefix: z.string().regex(/^[A-Z]{2,6}$/) }),
  /** invoices and credit notes */
  documents,
  vouchers: voucherRules,
  /** how long the office can read and repeat mails about orders */
  orderMails: z.object({ keepDays: z.number().int().min(30).max(3650) }),
  parcels: z.object({
    carriers: z
      .array(carrier)
      .max(MOST_CARRIERS)
      .refine((list) => isUnique(list.map(({ code }) => code)), 'codes must differ')
      .readonly(),
  }),
  /** closed: shoppers see that it opens soon, and nothing can be ordered */
  opening: z.object({ isOpen: z.boolean() }),
  catalog,
  cart: cartRules.extend({
    /** a guest's cart is removed when nothing has been changed in it for so many days */
    guestCartDays: z.number().int().min(1).max(365),
  }),
  stores,
} as const;

export type SettingSection = keyof typeof settingSections;
export type SettingValue<S extends SettingSection> = z.output<(typeof settingSections)[S]>;
export type ShopSettings = { [S in SettingSection]: SettingValue<S> };

export const isSettingSection = (name: string): name is SettingSection => Object.hasOwn(settingSections, name);

export const defaultSettings: ShopSettings = {
  brand: { name: defaultFacts.name },
  look: defaultFacts.look,
  home: {},
  menu: {},
  firm: defaultFacts.firm,
  bank: null,
  mail: null,
  dailyMail: { isOn: false, hour: 7, to: null },
  shipping: defaultFacts.shipping,
  packing: { packagingGrams: 0 },
  billing: defaultFacts.billing,
  vat: defaultFacts.vat,
  promises: defaultFacts.promises,
  closedDays: { periods: [] },
  payment: { online: true, bankTransfer: true },
  transfers: { dueDays: 7, remindDays: null, cancelDays: 10 },
  orders: defaultFacts.orders,
  documents: {
    issue: 'manual',
    invoiceNumber: 'RE-{year}-{number}',
    creditNoteNumber: 'GS-{year}-{number}',
    taxNumber: '',
    paymentDays: 14,
    closing: { de: '', it: '', en: '' },
    exemptsBusinesses: false,
    businessNote: {
      de: 'Steuerfreie innergemeinschaftliche Lieferung; die Steuer schuldet der Leistungsempfänger (Reverse Charge).',
      it: 'Operazione intracomunitaria non imponibile; l’imposta è dovuta dal cessionario (reverse charge).',
      en: 'Exempt intra-Community supply; the recipient accounts for the VAT (reverse charge).',
    },
  },
  vouchers: { validYears: 3 },
  orderMails: { keepDays: 365 },
  parcels: { carriers: defaultCarriers },
  opening: { isOpen: true },
  catalog: defaultFacts.catalog,
  cart: { ...defaultFacts.cart, guestCartDays: DEFAULT_GUEST_CART_DAYS },
  stores: defaultStores,
};

export const nameOf = ({ brand }: Pick<ShopSettings, 'brand'>): string => brand.name ?? DEFAULT_NAME;

/** What storefronts may know of the settings. */
export const factsOf = (settings: ShopSettings): ShopFacts => ({
  name: settings.brand.name,
  look: settings.look,
  menus: settings.menu,
  firm: settings.firm,
  shipping: settings.shipping,
  billing: settings.billing,
  vat: settings.vat,
  promises: settings.promises,
  catalog: settings.catalog,
  cart: cartRules.parse(settings.cart),
  orders: settings.orders,
});

export const shopFacts: z.ZodType<ShopFacts> = z.object({
  name: z.string().nullable(),
  look,
  menus: shopMenus,
  firm: firm.nullable(),
  shipping: z.object({ zones: z.array(shippingZone) }),
  billing: z.object({ countries: z.array(z.string()) }),
  vat,
  promises,
  catalog,
  cart: cartRules,
  orders: z.object({ numberPrefix: z.string() }),
});
