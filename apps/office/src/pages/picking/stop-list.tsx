import type { PickStop } from '@brixel/contract/office/picking-endpoints';
import { cx } from '@brixel/ui/cx.ts';
import { CheckIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';
import { Place } from './big-place.tsx';
import { isStopDone, piecesAt } from './round-state.ts';

interface StopListProps {
  stops: readonly PickStop[];
  current: number | null;
  onChoose: (stop: number) => void;
}

/** All stops in the order of the way. */
export function StopList({ stops, current, onChoose }: StopListProps) {
  const t = useT();
  return (
    <ol className="stops" aria-label={t('pick.list')}>
      {stops.map((stop) => {
        const isDone = isStopDone(stop);
        return (
          <li key={stop.id}>
            <button
              type="button"
              className={cx(isDone && 'is-done', stop.id === current && 'is-now')}
              aria-current={stop.id === current ? 'step' : undefined}
              onClick={() => onChoose(stop.id)}
            >
              {isDone && <CheckIcon size={16} />}
              <Place place={stop.place} />
              <span className="stops__name">{stop.name}</span>
              <b>{piecesAt(stop)}</b>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
