import { type StoreCode, storeViews } from '@brixel/contract/stores';
import { useShopStores } from '#data/shop-stores.ts';
import { useI18n } from '#i18n/i18n.ts';

interface ContentStore {
  code: StoreCode;
  name: string;
  /** the whole address of a path in it */
  addressOf: (path: string) => string;
}

/** Stores by the language that their texts are in, named in the language of the office. The first is the default one. */
export function useStores(): ContentStore[] {
  const { language } = useI18n();
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return useShopStores().map(({ code, address }) => ({
    code,
    name: names.of(storeViews[code].language) ?? code,
    addressOf: (path) => address.replace(/\/$/, '') + path,
  }));
}

/** What something is called in the language of the person, else in that of the shop. */
export function useLabelOf(): (named: { labels: Partial<Record<StoreCode, string>> }) => string {
  const { language } = useI18n();
  const defaultStore = useDefaultStore();
  return ({ labels }) => labels[language] || labels[defaultStore] || Object.values(labels)[0] || '';
}

/** The store whose texts the others show where they have none. */
export const useDefaultStore = (): StoreCode => useShopStores()[0]?.code ?? 'de';
