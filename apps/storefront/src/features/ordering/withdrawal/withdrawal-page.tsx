import { WITHDRAWAL_PATH } from '#config/paths.ts';
import '#styles/pages/order.css';
import type { WithdrawalReceipt } from '@brixel/contract/order';
import { Button } from '@brixel/ui/button.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useEffect, useRef, useState } from 'react';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { useServices } from '#data/services.ts';
import { useForm } from '#features/forms/use-form.ts';
import { useT } from '#i18n/use-t.ts';
import { useHref } from '#router/hooks.ts';
import { PageMeta } from '#shared/page-meta.tsx';
import { Sentence } from '#shared/sentence.tsx';
import { useDates } from '#shared/use-dates.ts';
import { PrintButton } from '../placed/order-actions.tsx';
import { ASK, type Ask, type ConfirmStep, type WithdrawalStep, withdraw } from './withdraw.ts';
import { type StepFormProps, WithdrawalForm } from './withdrawal-form.tsx';

/** The withdrawal function: always there, without login, and without scripts too. */
export function WithdrawalPage({ first }: { first: WithdrawalStep }) {
  const t = useT();
  const { api } = useServices();
  const [now, setNow] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);

  const send = async (form: FormData): Promise<null> => {
    setNow(await withdraw(form, createOrderCalls(api)));
    return null;
  };

  // another step is another page to those who do not see it
  const shown = useRef(now.step);
  useEffect(() => {
    if (shown.current === now.step) return;
    shown.current = now.step;
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [now.step]);

  const title = t(now.step === 'received' ? 'withdrawal.received' : 'withdrawal.title');
  return (
    <main id="main" tabIndex={-1}>
      <meta name="referrer" content="no-referrer" />
      <PageMeta
        title={title}
        description={t('withdrawal.description')}
        alternates={WITHDRAWAL_PATH}
        noIndex={now.step !== 'form'}
      />
      <div className="wrap section">
        <div className="narrow">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {now.step === 'form' && <WithdrawalForm state={now} send={send} />}
          {now.step === 'confirm' && <WithdrawalConfirm state={now} send={send} />}
          {now.step === 'received' && <WithdrawalReceived receipt={now.receipt} />}
        </div>
      </div>
    </main>
  );
}

const CONFIRM: Ask = 'confirm';
const CHANGE: Ask = 'change';
/** The fields were checked in the step before. */
const NO_RULES = {};

/** Everything once more; only this button withdraws. */
function WithdrawalConfirm({ state: { values, failure }, send }: StepFormProps<ConfirmStep>) {
  const t = useT();
  const form = useForm({ name: 'withdrawal', values, rules: NO_RULES, send: (_, sent) => send(sent) });
  return (
    <form {...form.formProps} className="panel stack" method="post" action={useHref(WITHDRAWAL_PATH)}>
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
        <Button type="submit" name={ASK} value={CONFIRM} variant="cta" size="l" loading={form.isSending}>
          {t('withdrawal.confirm')}
        </Button>
        <Button type="submit" name={ASK} value={CHANGE} variant="ghost">
          {t('withdrawal.change')}
        </Button>
      </div>
    </form>
  );
}

/** The acknowledgement: what was declared, on which day, at which hour. */
function WithdrawalReceived({ receipt }: { receipt: WithdrawalReceipt }) {
  const t = useT();
  const { moment } = useDates();
  return (
    <>
      <p role="status">{t('withdrawal.receivedText', { email: receipt.email })}</p>
      <dl className="dl panel">
        <dt>{t('withdrawal.receivedAt')}</dt>
        <dd className="b">
          <time dateTime={receipt.received_at}>
            {t('withdrawal.receivedClock', { date: moment(receipt.received_at) })}
          </time>
        </dd>
        <dt>{t('withdrawal.receiptNumber')}</dt>
        <dd className="num">{receipt.number}</dd>
        <dt>{t('withdrawal.content')}</dt>
        <dd className="whitespace-pre-line wrap-anywhere">
          {t('withdrawal.declaration', { what: receipt.what || t('withdrawal.whole') })}
        </dd>
        <dt>{t('withdrawal.orderNumber')}</dt>
        <dd className="num">{receipt.order_number}</dd>
        <dt>{t('withdrawal.name')}</dt>
        <dd>{receipt.name}</dd>
        <dt>{t('common.email')}</dt>
        <dd className="wrap-anywhere">{receipt.email}</dd>
      </dl>
      <p className="s soft">
        <Sentence
          text="withdrawal.after"
          parts={{
            link: (
              <Link className="link" href="/i/rueckgabe">
                {t('withdrawal.afterLink')}
              </Link>
            ),
          }}
        />
      </p>
      <p>
        <PrintButton />
      </p>
    </>
  );
}
