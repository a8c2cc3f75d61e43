import type { OfficeResult } from '@brixel/contract/office/office-types';
import { useT } from '#i18n/i18n.ts';
import { changeOf, sumsOf } from '#shared/figures.ts';
import { useNumbers } from '#shared/numbers.ts';

interface SumsProps extends OfficeResult<'figures.days'> {
  /** null while they are on their way */
  goods: OfficeResult<'figures.goods'> | null;
}

/** The five figures that matter, each with how it has changed. */
export function Sums({ days, before, goods }: SumsProps) {
  const t = useT();
  const { number, euros, percent } = useNumbers();
  const [now, earlier] = [sumsOf(days), sumsOf(before)];
  const margin = goods && marginOf(goods.margin);
  const marginBefore = goods && marginOf(goods.margin_before);
  const lines = now.lines === null ? '' : t('statistics.linesEach', { n: number(Math.round(now.lines * 10) / 10) });
  const none = t('statistics.none');
  return (
    <dl className="kpis">
      <div>
        <dt>{t('statistics.sales')}</dt>
        <dd>
          {euros(now.gross)} <Change of={changeOf(now.gross, earlier.gross)} />
        </dd>
        <dd>{t('statistics.netSum', { sum: euros(now.net) })}</dd>
      </div>
      <div>
        <dt>{t('statistics.orders')}</dt>
        <dd>
          {number(now.orders)} <Change of={changeOf(now.orders, earlier.orders)} />
        </dd>
      </div>
      <div>
        <dt>{t('statistics.basket')}</dt>
        <dd>
          {now.basket === null ? none : euros(now.basket)} <Change of={changeOf(now.basket, earlier.basket)} />
        </dd>
        {lines && <dd>{lines}</dd>}
      </div>
      <div>
        <dt>{t('statistics.conversion')}</dt>
        <dd>
          {now.conversion === null ? none : percent(now.conversion)}{' '}
          <Change of={changeOf(now.conversion, earlier.conversion)} />
        </dd>
        <dd>{t('statistics.ofVisits', { n: now.visits })}</dd>
      </div>
      <div>
        <dt>{t('statistics.margin')}</dt>
        <dd>
          {margin === null ? none : percent(margin)} <Change of={changeOf(margin, marginBefore)} />
        </dd>
        <dd>
          {goods?.margin
            ? t('statistics.marginShare', { share: percent(goods.margin.share) })
            : goods && t('statistics.marginUnknown')}
        </dd>
      </div>
    </dl>
  );
}

const marginOf = (margin: OfficeResult<'figures.goods'>['margin']): number | null =>
  margin && margin.net > 0 ? (margin.net - margin.cost) / margin.net : null;

function Change({ of }: { of: number | null }) {
  const { change } = useNumbers();
  return of === null ? null : <small className={of > 0 ? 'is-more' : undefined}>{change(of)}</small>;
}
