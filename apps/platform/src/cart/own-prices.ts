import { bundlePrice, bundleSelections, startChoices } from '@brixel/commerce/bundle';
import { lineTotal, type TierTerms, unitPrice } from '@brixel/commerce/cart-totals';
import { groupSteps } from '@brixel/commerce/group-prices';
import { type BasisPoints, fromEuros, type Money, toEuros } from '@brixel/commerce/money';
import { tiersFor } from '@brixel/commerce/tier-prices';
import type { BundleOption, Product } from '@brixel/contract/catalog';
import type { Kysely } from 'kysely';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';

/**
 * What a signed-in customer pays by the prices of their group. Read from the database whenever something is priced, so that another group or
 * another price counts with the next call. Documents of the catalogue, which everybody reads, know nothing of them.
 */
export interface OwnPrices {
  /** changes with the group of the customer and with its prices */
  version: string;
  /** what more pieces cost each, from the first one on, where that is less than everybody pays for one */
  steps(product: Product): readonly TierTerms[];
  /** The contents of a box with what a piece of each costs. */
  box(options: readonly BundleOption[]): BundleOption[];
  /** What a product that is made of others costs at least, or as it is suggested; of any other, one piece. */
  startPrice(product: Product): Money;
}

type FindProduct = (sku: string) => Product | null;

interface GroupPrices {
  groupId: number;
  version: number;
  percent: BasisPoints;
  tiers: ReadonlyMap<string, readonly TierTerms[]>;
}

/** Null for guests, and for customers whose group pays what everybody does. */
export async function ownPricesOf(
  db: Kysely<Schema>,
  customerId: number | null,
  products: Iterable<Product>,
  find: FindProduct,
): Promise<OwnPrices | null> {
  const [group] = customerId === null ? [] : await groupOf(db, [{ id: customerId }]);
  if (!group) return null;
  const rows = await tiersOf(db, group.id, [...new Set([...products].flatMap(pricedSkus))]);
  if (group.percent === 0 && rows.length === 0) return null;
  const tiers = Map.groupBy(rows, ({ sku }) => sku);
  return createOwnPrices({ groupId: group.id, version: group.version, percent: group.percent, tiers }, find);
}

const groupOf = prepareQuery((db, [customer]: readonly { id: number }[]) =>
  db
    .selectFrom('customer')
    .innerJoin('customer_group', 'customer_group.id', 'customer.group_id')
    .select(['customer_group.id', 'customer_group.percent', 'customer_group.version'])
    .where('customer.id', '=', customer!.id),
);

const findTiers = prepareQuery((db, rows: readonly { sku: string; group: number }[]) =>
  db
    .selectFrom('product')
    .innerJoin('tier_price', 'tier_price.product_id', 'product.id')
    .select(['product.sku', 'tier_price.qty', 'tier_price.price'])
    .where(
      'product.sku',
      'in',
      rows.map(({ sku }) => sku),
    )
    .where('tier_price.customer_group_id', '=', rows[0]!.group),
);

/** The last sku fills up to a power of two, so that there are few queries to build and keep. */
function tiersOf(db: Kysely<Schema>, group: number, skus: readonly string[]): ReturnType<typeof findTiers> {
  const last = skus.at(-1);
  if (last === undefined) return Promise.resolve([]);
  const size = 2 ** Math.ceil(Math.log2(skus.length));
  return findTiers(
    db,
    Array.from({ length: size }, (_, place) => ({ sku: skus[place] ?? last, group })),
  );
}

/** Itself, and what it is made of. */
const pricedSkus = ({ sku, configurable_children, bundle_options, product_links }: Product): string[] => [
  sku,
  ...(configurable_children ?? []).map((child) => child.sku),
  ...(bundle_options ?? []).flatMap((option) => option.product_links.map((link) => link.sku)),
  ...associated(product_links).map(({ linked_product_sku }) => linked_product_sku),
];

const associated = (links: Product['product_links'] = []) =>
  links.filter(({ link_type }) => link_type === 'associated');

/** What everybody gets. */
export const publicSteps = (product: Product): TierTerms[] =>
  tiersFor(product).map(({ qty, price }) => ({ qty, price: fromEuros(price) }));

function createOwnPrices({ groupId, version, percent, tiers }: GroupPrices, find: FindProduct): OwnPrices {
  // money for later: nothing reduces it
  const steps = (product: Product): TierTerms[] =>
    product.is_voucher
      ? publicSteps(product)
      : groupSteps(
          {
            regular: fromEuros(product.original_price_incl_tax),
            price: fromEuros(product.price_incl_tax),
            tiers: publicSteps(product),
          },
          { percent, tiers: tiers.get(product.sku) ?? [] },
        );

  const termsOf = (product: Product) => ({ price: fromEuros(product.price_incl_tax), tiers: steps(product) });

  const pieceOf = (sku: string): Money | null => {
    const product = find(sku);
    return product && unitPrice(termsOf(product), 1);
  };

  const box = (options: readonly BundleOption[]): BundleOption[] =>
    options.map((option) => ({
      ...option,
      product_links: option.product_links.map((link) => {
        const own = pieceOf(link.sku);
        return own === null ? link : { ...link, price_incl_tax: Math.min(link.price_incl_tax, toEuros(own)) };
      }),
    }));

  function startPrice(product: Product): Money {
    const everybodys = fromEuros(product.price_incl_tax);
    switch (product.type_id) {
      case 'configurable':
        return Math.min(everybodys, ...(product.configurable_children ?? []).flatMap(({ sku }) => pieceOf(sku) ?? []));
      case 'bundle': {
        const own = box(product.bundle_options ?? []);
        return Math.min(
          everybodys,
          fromEuros(bundlePrice(own, bundleSelections(own, startChoices(own))).price_incl_tax),
        );
      }
      case 'grouped': {
        const lines = associated(product.product_links).map(({ linked_product_sku, qty }) => {
          const member = find(linked_product_sku);
          return member ? lineTotal({ ...termsOf(member), qty: qty || 1 }) : 0;
        });
        return Math.min(
          everybodys,
          lines.reduce((sum, line) => sum + line, 0),
        );
      }
      default:
        return unitPrice(termsOf(product), 1);
    }
  }

  return { version: `${groupId}.${version}`, steps, box, startPrice };
}
