import type { ReactNode } from 'react';
import { useT } from '#i18n/use-t.ts';

/** What the list is about, and how much there is of it. */
export function PageHeading({ total, children }: { total: number; children: ReactNode }) {
  const t = useT();
  return (
    <div className="cathead__title">
      <h1>{children}</h1>
      {total > 0 && <span className="num muted">{t('list.items', { n: total })}</span>}
    </div>
  );
}
