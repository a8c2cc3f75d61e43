import type { CustomOption, GiftRole } from '@brixel/contract/catalog';
import type { StoreCode } from '@brixel/contract/stores';

const titles: Readonly<Record<StoreCode, Readonly<Record<GiftRole, string>>>> = {
  de: {
    recipient_name: 'Für wen',
    recipient_email: 'Gutschein per E-Mail an',
    greeting: 'Gruß',
  },
  it: {
    recipient_name: 'Per chi',
    recipient_email: 'Buono via e-mail a',
    greeting: 'Messaggio',
  },
  en: {
    recipient_name: 'For whom',
    recipient_email: 'Voucher by e-mail to',
    greeting: 'Greeting',
  },
};

const MOST_SIGNS = { recipient_name: 80, recipient_email: 200, greeting: 300 } as const;

/** Whom a gift voucher is for, where its owner has given it no options of its own. */
export const giftOptions = (sku: string, language: StoreCode): CustomOption[] =>
  (['recipient_name', 'recipient_email', 'greeting'] as const).map((role, position) => ({
    option_id: position + 1,
    product_sku: sku,
    title: titles[language][role],
    type: role === 'greeting' ? 'area' : 'field',
    sort_order: position,
    is_require: false,
    role,
    max_characters: MOST_SIGNS[role],
  }));
