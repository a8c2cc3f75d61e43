import type { CSSProperties } from 'react';
import { useT } from '#i18n/use-t.ts';
import { cx } from '#ui/cx.ts';
import type { ReviewSummary } from './review-queries.ts';

const STARS = [5, 4, 3, 2, 1] as const;

export interface StarBarsProps {
  counts: ReviewSummary['counts'];
  chosen: number | null;
  onChoose: (stars: number) => void;
}

/** How the stars are spread; each bar with reviews can be opened. */
export function StarBars({ counts, chosen, onChoose }: StarBarsProps) {
  const t = useT();
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className="bars grow">
      {STARS.map((stars) => {
        const count = counts[stars - 1] ?? 0;
        const percent = total > 0 ? Math.round((count / total) * 100) : 0;
        const label = t('reviews.stars', { n: stars });
        return (
          <div key={stars}>
            <button
              type="button"
              className={cx('text-left enabled:underline enabled:underline-offset-3', chosen === stars && 'font-bold')}
              aria-pressed={chosen === stars}
              aria-label={t('reviews.only', { stars: label })}
              disabled={count === 0}
              onClick={() => onChoose(stars)}
            >
              {label}
            </button>
            <i style={{ '--w': `${percent}%` } as CSSProperties} />
            <span className="muted num">{t('reviews.percent', { n: percent })}</span>
          </div>
        );
      })}
    </div>
  );
}
