import type { ReactNode } from 'react';
import { type Alternates, sameInAllStores } from '#data/shared-path.ts';
import { PageMeta } from './page-meta.tsx';

export interface SimplePageProps {
  title: string;
  description?: string;
  /** path in all stores; left out for pages that search engines need not know */
  path?: string;
  alternates?: Alternates;
  children?: ReactNode;
}

/** A page with a heading and whatever it has to show. */
export function SimplePage({ title, description, path, alternates, children }: SimplePageProps) {
  const known = alternates ?? (path === undefined ? undefined : sameInAllStores(path));
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={title} description={description} alternates={known} noIndex={!known} />
      <div className="wrap section">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
