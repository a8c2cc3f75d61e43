import { routeTable } from '@brixel/storefront/config/route-table';
import { defaultPrefix, readLocale, type StoreInput } from '@brixel/storefront/config/stores';
import { languages } from '@brixel/storefront/config/text-areas';
import { z } from 'zod';

/** `STORES`: the stores of an API elsewhere, the first of which is the default one. */

const STORE = /^([a-z][\w-]*):([a-z]{2}-[A-Z]{2}):([A-Z]{3}):([\w-]+)(?::(.+))?$/;

/** A host, a prefix or both: `shop.example.de`, `/deutsch`, `shop.example.ch:8080/fr`; `/` is for no prefix. */
const PLACE = /^([a-z0-9.-]+(?::\d{1,5})?)?(?:\/([\w-]*))?$/i;

type Place = Pick<StoreInput, 'host' | 'prefix'>;

/** Without a sentence where the text is none. */
function readPlace(text: string | undefined): Place | null {
  if (text === undefined) return {};
  const [, host, prefix] = PLACE.exec(text) ?? [null];
  const url = `http://${host ?? 'shop.example'}`;
  if (host === null || !URL.canParse(url)) return null;
  return { ...(host && { host: new URL(url).host }), prefix: prefix ? `/${prefix}` : '' };
}

function readStore(text: string): StoreInput | null {
  const [, code, locale, currency, index, where] = STORE.exec(text) ?? [];
  const place = readPlace(where);
  return code && locale && currency && index && place && readLocale(locale)
    ? { code, locale, currency, index, ...place }
    : null;
}

const FILES = ['admin', 'api', 'assets', 'graphql', 'health', 'img', 'offline-shell', 'sitemaps'];
const TAKEN = new Set([...FILES, ...routeTable.map(({ path }) => path?.split('/', 1)[0])]);

const prefixOf = ({ code, prefix }: StoreInput, place: number): string => prefix ?? defaultPrefix(code, place);
const addressOf = (store: StoreInput, place: number): string => `${store.host ?? ''}${prefixOf(store, place)}`;
const isOnce = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

export const stores = z
  .string()
  .transform((text) => text.split(',').map((store) => readStore(store.trim())))
  .refine(
    (all) => !all.includes(null),
    `must be stores such as default:en-US:USD:catalog_index, with commas between them, in one of the languages ${languages.join(', ')}; behind it may stand a prefix such as :/english or a host such as :shop.example.de`,
  )
  .transform((all) => all.filter((store) => store !== null))
  .refine((all) => isOnce(all.map(({ code }) => code)), 'must not name a store twice')
  .refine((all) => isOnce(all.map(addressOf)), 'must not have two stores at one address')
  .refine(
    (all) => !all.some((store, place) => TAKEN.has(prefixOf(store, place).slice(1))),
    'must not have a store with a prefix that pages of the shop begin with, such as /cart',
  );
