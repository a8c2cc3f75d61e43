import { Breadcrumbs, type Crumb } from '@brixel/ui/breadcrumbs.tsx';
import { storeAddress } from '#config/store-place.ts';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { JsonLd } from './json-ld.tsx';

/** The way here from the home page, for people and for search engines. The last entry is the page itself. */
export function PageCrumbs({ items }: { items: readonly Crumb[] }) {
  const t = useT();
  const { config, store } = useServices();
  const all = [{ label: t('common.home'), href: '/' }, ...items];
  const address = (path: string): string => storeAddress(config.publicUrl, store, path);
  return (
    <>
      <Breadcrumbs label={t('catalog.breadcrumb')} items={all} />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: all.map(({ label, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            ...(href === undefined ? {} : { item: address(href) }),
          })),
        }}
      />
    </>
  );
}
