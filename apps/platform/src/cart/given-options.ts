import type { BundleSelection } from '@brixel/commerce/bundle';
import type { EchoedLists, SentOption } from '@brixel/contract/cart';
import type { CustomAnswer } from './custom-answers.ts';

/** What a client has chosen: the shapes in which options come, and what they mean. */

/** Options as clients send them, and as they are stored. */
export interface GivenOption {
  extension_attributes?: { [Name in keyof Lists]?: Lists[Name] | undefined } | null | undefined;
}
type Lists = NonNullable<SentOption['extension_attributes']>;

export interface Given {
  configurable_item_options: { option_id: string; option_value: string }[];
  custom_options: CustomAnswer[];
  bundle_options: BundleSelection[];
  temporary_image_id: string | null;
}

/** Ids and quantities may be texts, and an option that was not answered may be empty. */
export function givenOptions(option: GivenOption | null | undefined): Given {
  const { configurable_item_options, custom_options, bundle_options, temporary_image_id } =
    option?.extension_attributes ?? {};
  return {
    configurable_item_options: (configurable_item_options ?? []).map(({ option_id, option_value }) => ({
      option_id: String(option_id),
      option_value: String(option_value),
    })),
    custom_options: (custom_options ?? []).map(({ option_id, option_value }) => ({
      option_id: String(option_id),
      option_value: String(option_value ?? ''),
    })),
    bundle_options: (bundle_options ?? []).map(({ option_id, option_qty, option_selections }) => ({
      option_id: Number(option_id),
      option_qty: Number(option_qty ?? 0),
      option_selections: option_selections.flatMap((id) => (id === null ? [] : Number(id))),
    })),
    temporary_image_id: temporary_image_id ?? null,
  };
}

/** The lists that clients make a checksum of, exactly as they came. A variant is known by its sku. */
export function echoOf(option: GivenOption | null | undefined): EchoedLists | null {
  const { custom_options = [], bundle_options = [] } = option?.extension_attributes ?? {};
  if (custom_options.length + bundle_options.length === 0) return null;
  return { ...(custom_options.length > 0 && { custom_options }), ...(bundle_options.length > 0 && { bundle_options }) };
}
