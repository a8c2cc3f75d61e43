import '#styles/pages/cms.css';
import type { CmsPage } from '@brixel/contract/catalog';
import type { ReactNode } from 'react';
import type { Alternates } from '#data/shared-path.ts';
import { PageMeta } from './page-meta.tsx';
import { useContent } from './use-content.ts';

export interface CmsPageViewProps {
  page: CmsPage;
  alternates: Alternates;
  /** added to the owner's text, beside it on wide screens */
  children?: ReactNode;
}

/** A page written by the shop owner. */
export function CmsPageView({ page, alternates, children }: CmsPageViewProps) {
  const content = useContent(page.content);
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={page.title} description={page.meta_description} alternates={alternates} />
      <div className="wrap section beside">
        <article className="prose" lang={page.lang}>
          <h1>{page.content_heading || page.title}</h1>
          <div dangerouslySetInnerHTML={{ __html: content }} />
        </article>
        {children}
      </div>
    </main>
  );
}
