import { startSelection } from './bundle-start.ts';
import { linkQuantity, type Part, type PartPrice, type PartsPrice, partsPrice } from './parts-price.ts';

/** Boxes that a shopper puts together: what is chosen in each option, and what that costs. */

export interface BundleLink extends PartPrice {
  id: number | string;
  qty?: unknown;
  is_default?: unknown;
  /** shoppers may set another quantity */
  can_change_quantity?: unknown;
  /** platforms that do not say have it */
  is_in_stock?: boolean | undefined;
  /** some platforms link the whole product, ours names its prices on the link */
  product?: PartPrice | null;
}

export interface BundleTerms<Link extends BundleLink = BundleLink> {
  option_id: number;
  required?: boolean;
  product_links?: readonly Link[];
}

/** A choice as the cart takes it. */
export interface BundleSelection {
  option_id: number;
  option_qty: number;
  option_selections: number[];
}

/** Ids of the chosen links by option id. */
export type BundleChoices = Readonly<Record<number, readonly string[]>>;

/** Quantities that a shopper has set, by option id. */
export type BundleQuantities = Readonly<Record<number, number>>;

/** The same start as that of the platform's price, so that both name one number; where that has run out, the first one that is left. */
export const startChoices = (options: readonly BundleTerms[]): BundleChoices =>
  Object.fromEntries(
    options.map(({ option_id, required = true, product_links = [] }) => {
      const left = product_links.filter(({ is_in_stock = true }) => is_in_stock);
      const start = startSelection(required, left.length > 0 ? left : product_links, ({ is_default }) => !!is_default);
      return [option_id, start ? [String(start.id)] : []];
    }),
  );

export const chosenLinks = <Link extends BundleLink>(option: BundleTerms<Link>, choices: BundleChoices): Link[] =>
  (option.product_links ?? []).filter(({ id }) => choices[option.option_id]?.includes(String(id)));

/** The chosen link whose quantity a shopper may set: only one that stands alone, as several have their own. */
export function adjustableLink<Link extends BundleLink>(
  option: BundleTerms<Link>,
  choices: BundleChoices,
): Link | null {
  const [link, ...others] = chosenLinks(option, choices);
  return link && others.length === 0 && Number(link.can_change_quantity) ? link : null;
}

export const bundleSelections = (
  options: readonly BundleTerms[],
  choices: BundleChoices,
  quantities: BundleQuantities = {},
): BundleSelection[] =>
  options.flatMap((option) => {
    const { option_id } = option;
    const links = chosenLinks(option, choices);
    if (!links[0]) return [];
    const option_selections = links.map(({ id }) => Number(id));
    const set = adjustableLink(option, choices) ? quantities[option_id] : undefined;
    return [{ option_id, option_qty: set ?? linkQuantity(links[0].qty), option_selections }];
  });

/** What a selection puts into the box, as shoppers read it: `2 × Stein 2×4 Weiß, Grundplatte`. */
export const selectionText = (
  { product_links = [] }: BundleTerms<BundleLink & { name: string }>,
  { option_qty, option_selections }: Omit<BundleSelection, 'option_id'>,
): string =>
  product_links
    .filter(({ id }) => option_selections.includes(Number(id)))
    .map(({ name, qty }) => piecesText(option_selections.length > 1 ? linkQuantity(qty) : option_qty, name))
    .join(', ');

export const piecesText = (pieces: number, name: string): string => (pieces > 1 ? `${pieces} × ${name}` : name);

export function bundlePrice(options: readonly BundleTerms[], selections: readonly BundleSelection[]): PartsPrice {
  return partsPrice(
    selections.flatMap(({ option_id, option_qty, option_selections }): Part[] => {
      const links = options.find((option) => option.option_id === option_id)?.product_links ?? [];
      return option_selections.map((id) => {
        const link = links.find((candidate) => Number(candidate.id) === Number(id));
        // one quantity stands for one link; of several each has its own
        const qty = option_selections.length > 1 ? linkQuantity(link?.qty) : Math.max(0, option_qty);
        return { product: link && partOf(link), qty };
      });
    }),
  );
}

const partOf = ({ product, price, price_incl_tax }: BundleLink): PartPrice | null | undefined =>
  product === undefined && price_incl_tax !== undefined ? { price, price_incl_tax } : product;

export interface BundleProduct {
  bundle_options?: readonly BundleTerms[] | null | undefined;
  product_option?:
    | {
        extension_attributes?: {
          bundle_options?: readonly BundleSelection[] | Readonly<Record<string, BundleSelection>> | null;
        };
      }
    | null
    | undefined;
}

/** What the shopper has chosen, else what the box starts with. */
export function selectedBundle({ bundle_options, product_option }: BundleProduct): BundleSelection[] {
  const given = Object.values(product_option?.extension_attributes?.bundle_options ?? {});
  return given.length > 0 ? given : bundleSelections(bundle_options ?? [], startChoices(bundle_options ?? []));
}
