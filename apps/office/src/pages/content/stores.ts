import { type StoreCode, storeCodes, storeViews } from '@brixel/contract/stores';
import { useSpeech } from '#i18n/speak.ts';

/** Stores by the language that their texts are in, named in the language of the office. */
export function useStores(): { code: StoreCode; name: string }[] {
  const { language } = useSpeech();
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return storeCodes.map((code) => ({ code, name: names.of(storeViews[code].language) ?? code }));
}

/** Where a path of the shop is in one of its stores. */
export const inStore = (code: StoreCode, path: string): string => `${storeViews[code].prefix}${path}`;
