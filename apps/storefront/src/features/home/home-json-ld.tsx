import { useServices } from '#data/services.ts';
import { JsonLd } from '#shared/json-ld.tsx';

/** Who the shop is and how its search is asked, for search engines. */
export function HomeJsonLd() {
  const { config, store } = useServices();
  const home = `${config.publicUrl}${store.prefix || '/'}`;
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Organization',
            '@id': `${config.publicUrl}/#organization`,
            name: 'brixel',
            url: config.publicUrl,
            logo: `${config.publicUrl}/icon-512.png`,
          },
          {
            '@type': 'WebSite',
            '@id': `${home}#website`,
            name: store.name,
            url: home,
            inLanguage: store.locale,
            publisher: { '@id': `${config.publicUrl}/#organization` },
            potentialAction: {
              '@type': 'SearchAction',
              target: `${config.publicUrl}${store.prefix}/search?q={search_term_string}`,
              'query-input': 'required name=search_term_string',
            },
          },
        ],
      }}
    />
  );
}
