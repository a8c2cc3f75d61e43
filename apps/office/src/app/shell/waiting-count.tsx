import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import { useInboxCounts } from '#data/inbox-counts.ts';
import { useT } from '#i18n/i18n.ts';
import type { OfficePage } from '../pages.ts';

/** How much waits on a page; nothing where that is nothing. */
export function WaitingCount({ waiting = [] }: Pick<OfficePage, 'waiting'>) {
  const t = useT();
  const counts = useInboxCounts();
  const n = waiting.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  if (n === 0) return null;
  return (
    <span className="nav__count">
      {n}
      <VisuallyHidden> {t('shell.waiting')}</VisuallyHidden>
    </span>
  );
}
