import { storeHref } from '#config/store-place.ts';
import { hrefLang, type StoreView } from '#config/stores.ts';
import { useServices } from '#data/services.ts';
import { type Alternates, pathIn } from '#data/shared-path.ts';
import { useLocation, useMatches } from '#router/hooks.ts';

interface StoreLink {
  store: StoreView;
  /** in the language of this page */
  name: string;
  href: string;
  current: boolean;
}

/** Links to this page in the other stores where the loader gave the address, otherwise to their home pages. */
export function useStoreLinks(): StoreLink[] {
  const { config, store } = useServices();
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const alternates = matches.map((match) => findAlternates(match.loaderData)).findLast((found) => found !== undefined);
  const shared = OWN_ADDRESSES.test(matches.at(-1)?.id ?? '') ? undefined : pathname;
  return config.stores.map((other) => {
    const current = other.storeCode === store.storeCode;
    const path = current ? pathname : (pathIn(alternates, other.storeCode) ?? shared);
    // filters, order and page of a list mean the same in every store
    const to = path === undefined ? '/' : path + search;
    const name = other.names[store.language] ?? other.storeCode;
    return { store: other, name, href: storeHref(config.publicUrl, store, other, to), current };
  });
}

/** Products, categories and stored paths have an address of their own in each store; all other pages share theirs. */
const OWN_ADDRESSES = /-product$|^category$|^page-not-found$/;

function findAlternates(loaderData: unknown): Alternates | undefined {
  if (typeof loaderData !== 'object' || loaderData === null) return undefined;
  if ('alternates' in loaderData) return loaderData.alternates as Alternates;
  return 'view' in loaderData ? findAlternates(loaderData.view) : undefined;
}

/** Plain links: another store is another page, loaded anew. */
export function StoreSwitch({ quiet }: { quiet?: boolean }) {
  const links = useStoreLinks();
  if (links.length < 2) return null;
  const stores = links.map((link) => link.store);
  return (
    <span className={quiet ? 'lang bg-(--quiet)!' : 'lang'}>
      {links.map(({ store, name, href, current }) => (
        <a
          key={store.storeCode}
          href={href}
          lang={store.language}
          hrefLang={hrefLang(stores, store)}
          aria-current={current || undefined}
        >
          <span className="sr">{name}</span>
          <span aria-hidden="true">{hrefLang(stores, store).toUpperCase()}</span>
        </a>
      ))}
    </span>
  );
}
