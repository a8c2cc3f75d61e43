import type { BundleSelection } from '@brixel/commerce/bundle';
import { MAX_LINE_QUANTITY } from '@brixel/contract/cart-limits';
import type { BundleOption } from '@brixel/contract/catalog';
import { Refusal, wrongOptions } from './refusal.ts';

const SINGLE_CHOICE: ReadonlySet<BundleOption['type']> = new Set(['radio', 'select']);

/** The choices that a box accepts, in its own order. */
export function checkBundle(
  options: readonly BundleOption[],
  given: readonly BundleSelection[],
): BundleSelection[] | Refusal {
  const unknown = given.find(({ option_id }) => !options.some((option) => option.option_id === option_id));
  if (unknown) return wrongOptions(`The product has no option ${unknown.option_id}`);

  const selections: BundleSelection[] = [];
  for (const option of options) {
    const choices = given.filter(({ option_id, option_selections }) => {
      return option_id === option.option_id && option_selections.length > 0;
    });
    if (choices.length > 1) return wrongOptions(`“${option.title}” was chosen twice`);
    const [choice] = choices;
    if (!choice && option.required) return wrongOptions(`“${option.title}” is required`);
    if (!choice) continue;
    const selection = checkOption(option, choice);
    if (selection instanceof Refusal) return selection;
    selections.push(selection);
  }
  return selections;
}

function checkOption(
  { option_id, title, type, product_links }: BundleOption,
  { option_qty, option_selections }: BundleSelection,
): BundleSelection | Refusal {
  const unknown = option_selections.find((id) => !product_links.some((link) => Number(link.id) === id));
  if (unknown !== undefined) return wrongOptions(`“${title}” has no selection ${unknown}`);
  const chosen = product_links.filter(({ id }) => option_selections.includes(Number(id)));
  const [first] = chosen;
  if (!first || (SINGLE_CHOICE.has(type) && chosen.length > 1)) return wrongOptions(`“${title}” takes one selection`);

  const selected = { option_id, option_selections: chosen.map(({ id }) => Number(id)) };
  // Each of several has its own quantity, so the one that is sent is ignored.
  if (chosen.length > 1) return { ...selected, option_qty: first.qty };
  const isAllowed = first.can_change_quantity
    ? option_qty >= 1 && option_qty <= MAX_LINE_QUANTITY
    : option_qty === first.qty;
  return isAllowed ? { ...selected, option_qty } : wrongOptions(`“${title}” is not sold in this quantity`);
}
