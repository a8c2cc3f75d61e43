import { Skeleton } from '@brixel/ui/skeleton.tsx';
import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import type { Loaded } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from './failure-notice.tsx';

interface LoadedViewProps<T> {
  loaded: Loaded<T>;
  /** How many rows what comes will have, roughly. */
  rows?: number;
  children: (value: T, reload: () => void) => ReactNode;
}

/** Grey rows after 200 ms, a sentence with a way out when it failed, else what was read; above it, why it could not be read anew. */
export function LoadedView<T>({ loaded, rows = 3, children }: LoadedViewProps<T>) {
  if (loaded.state === 'ready')
    return (
      <>
        {loaded.failure && <FailureNotice code={loaded.failure} onRetry={loaded.reload} />}
        {children(loaded.value, loaded.reload)}
      </>
    );
  if (loaded.state === 'failed') return <FailureNotice code={loaded.code} onRetry={loaded.reload} />;
  return <SkeletonRows count={rows} />;
}

function SkeletonRows({ count }: { count: number }) {
  const t = useT();
  return (
    <div className="skrows sk-late" role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} />
      ))}
    </div>
  );
}
