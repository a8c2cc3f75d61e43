import { storePath } from '@brixel/commerce/links';
import { useServices } from '#data/services.ts';
import type { Alternates } from '#data/shared-path.ts';
import { useT } from '#i18n/use-t.ts';
import { useLocation, useMatches } from '#router/hooks.ts';

/** Links to this page in the other stores where the loader gave the address, otherwise to their home pages. */
export function useStoreLinks(): { code: string; language: string; href: string; current: boolean }[] {
  const { config, store } = useServices();
  const { pathname } = useLocation();
  const alternates = useMatches()
    .map((match) => findAlternates(match.loaderData))
    .findLast((found) => found !== undefined);
  return Object.values(config.stores).map((other) => {
    const current = other.storeCode === store.storeCode;
    const path = current ? pathname : (alternates?.[other.storeCode] ?? (isShared(pathname) ? pathname : '/'));
    return { code: other.storeCode, language: other.language, href: storePath(path, other.prefix.slice(1)), current };
  });
}

/** Products, categories and stored paths have their own address per store; all other pages share theirs. */
const isShared = (path: string): boolean =>
  /^\/(checkout|mosaik-builder|my-account|compare|reset-password|order-status|order-review|vertrag-widerrufen|newsletter|i|search)(\/|$)/.test(
    path,
  );

function findAlternates(loaderData: unknown): Alternates | undefined {
  if (typeof loaderData !== 'object' || loaderData === null) return undefined;
  if ('alternates' in loaderData) return loaderData.alternates as Alternates;
  return 'view' in loaderData ? findAlternates(loaderData.view) : undefined;
}

/** Plain links: another store is another page, loaded anew. */
export function StoreSwitch({ quiet }: { quiet?: boolean }) {
  const t = useT();
  const stores = useStoreLinks();
  if (stores.length < 2) return null;
  return (
    <span className={quiet ? 'lang bg-(--quiet)!' : 'lang'}>
      {stores.map(({ code, language, href, current }) => (
        <a key={code} href={href} lang={language} hrefLang={language} aria-current={current || undefined}>
          <span className="sr">{t(code === 'it' ? 'layout.store.it' : 'layout.store.de')}</span>
          <span aria-hidden="true">{code.toUpperCase()}</span>
        </a>
      ))}
    </span>
  );
}
