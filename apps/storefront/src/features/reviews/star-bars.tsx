import type { CSSProperties } from 'react';
import { useT } from '#i18n/use-t.ts';
import { ReviewLink } from './review-link.tsx';
import type { Reviews } from './review-queries.ts';

const STARS = [5, 4, 3, 2, 1] as const;

/** How the stars are spread; each bar with reviews leads to them, the chosen one back to all. */
export function StarBars({ counts, choice }: Pick<Reviews, 'counts' | 'choice'>) {
  const t = useT();
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className="bars grow">
      {STARS.map((stars) => {
        const count = counts[stars - 1] ?? 0;
        const percent = total > 0 ? Math.round((count / total) * 100) : 0;
        const label = t('reviews.stars', { n: stars });
        const isChosen = choice.stars === stars;
        return (
          <div key={stars}>
            {count > 0 ? (
              <ReviewLink
                choice={{ ...choice, stars: isChosen ? null : stars, pages: 1 }}
                current={isChosen}
                {...(isChosen ? {} : { label: t('reviews.only', { stars: label }) })}
              >
                {label}
              </ReviewLink>
            ) : (
              <span className="muted">{label}</span>
            )}
            <i style={{ '--w': `${percent}%` } as CSSProperties} />
            <span className="muted num">{t('reviews.percent', { n: percent })}</span>
          </div>
        );
      })}
    </div>
  );
}
