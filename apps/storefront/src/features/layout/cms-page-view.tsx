import '#styles/pages/cms.css';
import type { CmsPage } from '@brixel/contract/catalog';
import type { Alternates } from '#data/shared-path.ts';
import { PageMeta } from './page-meta.tsx';

/** A page written by the shop owner. */
export function CmsPageView({ page, alternates }: { page: CmsPage; alternates: Alternates }) {
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={page.title} description={page.meta_description} alternates={alternates} />
      <article className="wrap section prose">
        <h1>{page.content_heading || page.title}</h1>
        <div dangerouslySetInnerHTML={{ __html: page.content }} />
      </article>
    </main>
  );
}
