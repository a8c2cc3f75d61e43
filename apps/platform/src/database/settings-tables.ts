import type { JsonText } from './column-types.ts';

interface ShopSettingTable {
  section: string;
  value: JsonText<unknown>;
  /** rises with each change */
  version: number;
  updated_at: string;
}

export interface SettingsTables {
  shop_setting: ShopSettingTable;
}
