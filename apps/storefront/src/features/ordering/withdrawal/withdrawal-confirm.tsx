import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useHref } from 'react-router';
import { WITHDRAWAL_PATH } from '#config/paths.ts';
import { useT } from '#i18n/use-t.ts';
import { ASK, type Ask, type ConfirmStep } from './withdraw.ts';
import type { StepFormProps } from './withdrawal-form.tsx';

const CONFIRM: Ask = 'confirm';
const CHANGE: Ask = 'change';

/** Everything once more; only this button withdraws. */
export function WithdrawalConfirm({ state: { values, failure }, onSubmit, isSending }: StepFormProps<ConfirmStep>) {
  const t = useT();
  return (
    <form className="panel stack" method="post" action={useHref(WITHDRAWAL_PATH)} onSubmit={onSubmit}>
      <h2 className="order__h">{t('withdrawal.confirmTitle')}</h2>
      <p>{t('withdrawal.confirmText')}</p>
      <dl className="dl">
        <dt>{t('withdrawal.name')}</dt>
        <dd>{values.name}</dd>
        <dt>{t('withdrawal.orderNumber')}</dt>
        <dd className="num">{values.order_number}</dd>
        <dt>{t('common.email')}</dt>
        <dd className="wrap-anywhere">{values.email}</dd>
        <dt>{t('withdrawal.what')}</dt>
        <dd className="whitespace-pre-line wrap-anywhere">{values.what || t('withdrawal.whole')}</dd>
      </dl>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {failure && (
        <Notice tone="bad" role="alert" title={t('withdrawal.failed')}>
          {t(`withdrawal.failure.${failure}`)}
        </Notice>
      )}
      <div className="row row--l">
        <Button type="submit" name={ASK} value={CONFIRM} variant="cta" size="l" loading={isSending}>
          {t('withdrawal.confirm')}
        </Button>
        <Button type="submit" name={ASK} value={CHANGE} variant="ghost">
          {t('withdrawal.change')}
        </Button>
      </div>
    </form>
  );
}
