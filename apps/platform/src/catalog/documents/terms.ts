import { defaultSettings, type ShopSettings, settingSections } from '@brixel/contract/shop-settings';
import { parseJson } from '../../database/column-types.ts';
import type { CatalogRows } from '../rows.ts';

/** The settings that documents are made with: VAT, and when goods arrive. */
export type Terms = Pick<ShopSettings, 'vat' | 'promises'>;

export const TERM_SECTIONS = ['vat', 'promises'] as const satisfies readonly (keyof Terms)[];

/** A row that cannot be read counts as missing, as everywhere. */
export function termsOf({ shop_setting }: Pick<CatalogRows, 'shop_setting'>): Terms {
  const read = <S extends keyof Terms>(section: S): Terms[S] => {
    const row = shop_setting.find((entry) => entry.section === section);
    const parsed = row && settingSections[section].safeParse(parseJson(row.value));
    return parsed?.success ? (parsed.data as Terms[S]) : defaultSettings[section];
  };
  return { vat: read('vat'), promises: read('promises') };
}
