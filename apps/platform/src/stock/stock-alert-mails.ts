import { productPath } from '@brixel/commerce/links';
import type { Product } from '@brixel/contract/catalog';
import type { StoreCode } from '@brixel/contract/stores';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Part } from '../mail/letter.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mail } from '../mail/mail.ts';
import { stockAlertTexts } from './stock-alert-texts.ts';

/** Who wants to hear of what, and in which language. */
export type Wish = Pick<Selectable<Schema['stock_alert']>, 'email' | 'sku' | 'store_code'>;

type FindProduct = (store: StoreCode, sku: string) => Product | null;

const text = (value: string): Part => ({ kind: 'text', text: value });

/** The mails about goods that are sold out, each in the language of a store. */
export function createStockAlertMails(letterhead: Letterhead, find: FindProduct) {
  const page = ({ store_code }: Wish, step: string, token: string): string =>
    letterhead.address(store_code, `/back-in-stock/${step}?token=${token}`);
  const nameIn = ({ store_code, sku }: Wish): string => find(store_code, sku)?.name ?? sku;

  const write = (wish: Wish, subject: string, preview: string, parts: readonly Part[]): Mail => ({
    to: wish.email,
    ...letterhead.write(wish.store_code, { subject, heading: subject, preview, parts }),
  });

  return {
    confirm(wish: Wish, token: string): Mail {
      const { subject, preview, button, limits, ignore, ...texts } = stockAlertTexts[wish.store_code].confirm;
      const name = nameIn(wish);
      return write(wish, subject(name), preview, [
        text(texts.text(name)),
        { kind: 'button', label: button, url: page(wish, 'confirm', token) },
        text(limits),
        text(ignore),
      ]);
    },
    /** Nothing to confirm: the wish is on the list, and this is the way to take it back. */
    waiting(wish: Wish, token: string): Mail {
      const { subject, preview, end, ...texts } = stockAlertTexts[wish.store_code].waiting;
      const name = nameIn(wish);
      return write(wish, subject(name), preview, [
        text(texts.text(name)),
        { kind: 'links', links: [{ label: end, url: page(wish, 'end', token) }] },
      ]);
    },
    available(wish: Wish): Mail {
      const { subject, preview, button, last, ...texts } = stockAlertTexts[wish.store_code].available;
      const product = find(wish.store_code, wish.sku);
      const name = product?.name ?? wish.sku;
      const path = product ? productPath(product, { urlDispatcher: false }) : '/';
      return write(wish, subject(name), preview, [
        text(texts.text(name)),
        { kind: 'button', label: button, url: letterhead.address(wish.store_code, path) },
        text(last),
      ]);
    },
  };
}
