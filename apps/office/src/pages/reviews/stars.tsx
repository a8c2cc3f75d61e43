import { Meter } from '@brixel/ui/meter.tsx';
import { locales, useI18n } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';

/** How the published stars are spread; `stars` counts one, two … five. */
export function Stars({ stars }: { stars: readonly number[] }) {
  const { language, t } = useI18n();
  const total = stars.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const average = stars.reduce((sum, count, place) => sum + count * (place + 1), 0) / total;
  return (
    <Panel title={t('reviews.average')}>
      <p>
        <b className="bignumber">
          {average.toLocaleString(locales[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </b>{' '}
        <span className="s soft">{t('reviews.ofAll', { n: total })}</span>
      </p>
      <ul className="starbars">
        {[5, 4, 3, 2, 1].map((number) => {
          const count = stars[number - 1] ?? 0;
          const label = t('reviews.starCount', { n: number });
          return (
            <li key={number}>
              <span>{label}</span>
              <Meter value={count} max={total} label={label} />
              <b>{t('coupons.percentOff', { n: Math.round((count / total) * 100) })}</b>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
