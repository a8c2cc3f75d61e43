import type { ReactNode, Ref } from 'react';
import { PageMeta } from '#shared/page-meta.tsx';
import { ShopDrawing } from '#shared/shop-picture.tsx';

/** Banner pictures of the picture service, by name. */
export type Banner = 'thanks' | 'empty' | 'not-found' | 'login' | 'newsletter';

export interface CenterPageProps {
  title: string;
  /** null: none, for a page that has to do without pictures */
  banner: Banner | null;
  /** paragraphs */
  children: ReactNode;
  actions: ReactNode;
  /** what there is to see besides, over the whole width */
  below?: ReactNode;
  /** receives the focus when the page changes without a navigation */
  heading?: Ref<HTMLHeadingElement>;
}

/** A picture, one sentence, the ways on. For pages that hold the end of something; search engines leave them out. */
export function CenterPage({ title, banner, children, actions, below, heading }: CenterPageProps) {
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={title} noIndex />
      <div className="wrap center-page">
        {banner && (
          <ShopDrawing
            path={`/banner/${banner}.png`}
            size="banner"
            alt=""
            priority
            className="h-auto w-[min(360px,80%)]"
          />
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        <div className="row row--l justify-center">{actions}</div>
      </div>
      {below}
    </main>
  );
}
