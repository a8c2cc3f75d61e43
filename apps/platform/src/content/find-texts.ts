import type { ShopText } from '@brixel/contract/office/text-endpoints';
import { storeCodes, storeViews } from '@brixel/contract/stores';
import type { Dictionaries, StoreTexts } from './own-texts.ts';

const MOST = 50;

interface TextFilters {
  search?: string | undefined;
  /** only those that were changed */
  own?: boolean | undefined;
}

/** Texts by key or wording, in any language; there are some thousand of them, all in memory. */
export function findTexts(
  { search = '', own = false }: TextFilters,
  { given, current }: { given: Dictionaries; current: StoreTexts },
): { texts: ShopText[]; total: number } {
  const wanted = search.toLowerCase();
  const found = keysOf(given)
    .map((key) => textOf(key, given, current))
    .filter(({ key, texts }) => {
      const stores = Object.values(texts);
      if (own && stores.every((text) => text.own === null)) return false;
      return [key, ...stores.flatMap((text) => [text.given, text.own ?? ''])].some((text) =>
        text.toLowerCase().includes(wanted),
      );
    });
  return { texts: found.slice(0, MOST), total: found.length };
}

const keysOf = (given: Dictionaries): string[] =>
  [...new Set(storeCodes.flatMap((store) => Object.keys(given[storeViews[store].language] ?? {})))].sort();

function textOf(key: string, given: Dictionaries, current: StoreTexts): ShopText {
  const texts: ShopText['texts'] = {};
  for (const store of storeCodes) {
    const text = given[storeViews[store].language]?.[key];
    if (text !== undefined) texts[store] = { given: text, own: current[store]?.[key] ?? null };
  }
  return { key, texts };
}
