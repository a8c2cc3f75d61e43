import type { CouponState, OfficeCoupon } from '@brixel/contract/office/coupon-endpoints';
import { Badge, type BadgeTone } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { CheckIcon, ClockIcon, EyeOffIcon, HistoryIcon, PlusIcon } from '@brixel/ui/icons.tsx';
import { Meter } from '@brixel/ui/meter.tsx';
import { useState } from 'react';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { StateTabs, useStateTab } from '#shared/state-tabs.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { CouponDrawer } from './coupon-drawer.tsx';
import { useCouponText } from './coupon-text.ts';
import { useCouponMutations } from './use-coupon-mutations.ts';

const STATES = ['active', 'planned', 'ended', 'off'] as const satisfies readonly CouponState[];

/** The coupons of the shop. */
export function Page() {
  const t = useT();
  const coupons = useCall('coupons.list');
  const { reload } = coupons;
  /** The one in the drawer; null: a new one. */
  const [edited, setEdited] = useState<OfficeCoupon | null | undefined>();
  const create = (
    <Button variant="cta" onClick={() => setEdited(null)}>
      <PlusIcon />
      {t('coupons.create')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('page.coupons')} actions={create}>
        {t('coupons.lead')}
      </PageHead>
      <section className="panel" aria-label={t('page.coupons')}>
        <LoadedView loaded={coupons} rows={5}>
          {({ coupons: all, gifts }) => (
            <>
              <CouponList coupons={all} onEdit={setEdited} reload={reload} />
              {gifts.given > 0 && (
                <p className="panel__note s soft">{t('coupons.gifts', { given: gifts.given, used: gifts.used })}</p>
              )}
            </>
          )}
        </LoadedView>
      </section>
      {edited !== undefined && <CouponDrawer coupon={edited} onClose={() => setEdited(undefined)} onSaved={reload} />}
    </>
  );
}

interface CouponListProps {
  coupons: readonly OfficeCoupon[];
  onEdit: (coupon: OfficeCoupon) => void;
  reload: () => void;
}

function CouponList({ coupons, onEdit, reload }: CouponListProps) {
  const t = useT();
  const text = useCouponText();
  const mutations = useCouponMutations(reload);
  const current = useStateTab(STATES);
  const shown = coupons.filter(({ state }) => state === current);
  const columns: Column<OfficeCoupon>[] = [
    { key: 'code', header: t('coupons.code'), inCard: 'wide', cell: (coupon) => <CouponName coupon={coupon} /> },
    {
      key: 'value',
      header: t('coupons.value'),
      inCard: 'labelled',
      cell: (coupon) => (
        <span className="named">
          {text.value(coupon)}
          <small>{text.conditions(coupon)}</small>
        </span>
      ),
    },
    { key: 'period', header: t('coupons.period'), inCard: 'labelled', cell: (coupon) => text.period(coupon) },
    { key: 'used', header: t('coupons.used'), inCard: 'labelled', cell: (coupon) => <Used coupon={coupon} /> },
    { key: 'state', header: t('coupons.state'), inCard: 'labelled', cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'actions',
      header: t('coupons.actions'),
      hideHeader: true,
      inCard: 'wide',
      cell: (coupon) => {
        const { code, active, removable } = coupon;
        return (
          <div className="row row--end">
            <Button size="s" aria-label={t('coupons.editNamed', { code })} onClick={() => onEdit(coupon)}>
              {t('coupons.edit')}
            </Button>
            <Button
              size="s"
              aria-label={t(active ? 'coupons.switchOffNamed' : 'coupons.switchOnNamed', { code })}
              onClick={() => void mutations.setActive(coupon, !active)}
            >
              {t(active ? 'coupons.switchOff' : 'coupons.switchOn')}
            </Button>
            {removable && (
              <Button
                size="s"
                aria-label={t('coupons.removeNamed', { code })}
                onClick={() => void mutations.remove(coupon)}
              >
                {t('coupons.remove')}
              </Button>
            )}
          </div>
        );
      },
    },
  ];
  return (
    <>
      <StateTabs
        label={t('coupons.states')}
        current={current}
        tabs={STATES.map((state) => ({
          state,
          label: t(`coupons.tab.${state}`),
          count: coupons.filter((coupon) => coupon.state === state).length,
        }))}
      />
      {shown.length === 0 ? (
        <EmptyState title={t(`coupons.none.${current}`)} />
      ) : (
        <Table label={t('page.coupons')} columns={columns} rows={shown} rowKey={({ code }) => code} />
      )}
    </>
  );
}

function CouponName({ coupon: { code, title, demo } }: { coupon: OfficeCoupon }) {
  const t = useT();
  return (
    <span className="row">
      <span className="couponcode">{code}</span>
      <span className="soft">{title}</span>
      {demo && <Badge>{t('coupons.demo')}</Badge>}
    </span>
  );
}

function Used({ coupon: { code, used, usage_limit: limit } }: { coupon: OfficeCoupon }) {
  const t = useT();
  if (limit === null) return <span>{t('coupons.usedFreely', { n: used })}</span>;
  return (
    <span className="used">
      {t('coupons.usedOf', { n: used, limit })}
      <Meter value={used} max={limit} label={t('coupons.usedNamed', { code })} />
    </span>
  );
}

const BADGES = {
  active: ['ok', CheckIcon],
  planned: ['info', ClockIcon],
  ended: ['plain', HistoryIcon],
  off: ['warn', EyeOffIcon],
} as const satisfies Record<CouponState, [BadgeTone, unknown]>;

function StateBadge({ state }: { state: CouponState }) {
  const t = useT();
  const [tone, Icon] = BADGES[state];
  return (
    <Badge tone={tone}>
      <Icon size={16} />
      {t(`coupons.state.${state}`)}
    </Badge>
  );
}
