/** Lines of a client's cart and items of a server's, as the wire names their fields. */

/** Choices of a shopper. Most send a list, some an object that holds the same entries by number. */
export type OptionList = readonly object[] | Readonly<Record<string, object>>;

export const OPTION_LISTS = ['bundle_options', 'custom_options', 'configurable_item_options'] as const;
export type OptionListName = (typeof OPTION_LISTS)[number];

export interface ProductOption {
  extension_attributes?:
    | ({ readonly [Name in OptionListName]?: OptionList | null | undefined } & {
        /** of a mosaic: which one */
        readonly temporary_image_id?: string | null | undefined;
      })
    | null;
}

export type ServerId = number | string;

/** The fields that decide whether two lines are the same. */
export interface LineIdentity {
  sku?: string | number | undefined;
  /** the server's id of the line, as a client remembers it */
  server_item_id?: ServerId | null | undefined;
  /** the same as the server names it */
  item_id?: ServerId | null | undefined;
  checksum?: string | undefined;
  product_option?: ProductOption | null | undefined;
}

export interface ClientItem extends LineIdentity {
  sku: string;
  qty: number;
  type_id?: string | undefined;
  /** the configurable product that a variant belongs to */
  parentSku?: string | undefined;
  server_cart_id?: ServerId | undefined;
  /** the quantity that the server has confirmed last */
  prev_qty?: number | undefined;
  /** made once for a line and never changed, so that a repeated change is idempotent */
  line_key?: string | undefined;
  /** raised with each change of the line */
  line_version?: number | undefined;
  /** changed since the server last confirmed it: the server never overrules it */
  isPending?: boolean | undefined;
}

export interface ServerItem extends LineIdentity {
  item_id: ServerId;
  sku: string;
  qty: number;
  quote_id?: ServerId | undefined;
  product_type?: string | undefined;
}
