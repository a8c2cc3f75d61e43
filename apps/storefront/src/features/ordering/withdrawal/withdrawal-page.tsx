import { WITHDRAWAL_PATH } from '#config/paths.ts';
import '#styles/pages/order.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { useServices } from '#data/services.ts';
import { sameInAllStores } from '#data/shared-path.ts';
import { useT } from '#i18n/use-t.ts';
import { PageMeta } from '#shared/page-meta.tsx';
import { type WithdrawalStep, withdraw } from './withdraw.ts';
import { WithdrawalConfirm } from './withdrawal-confirm.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReceived } from './withdrawal-received.tsx';

/** The withdrawal function: always there, without login, and without scripts too. */
export function WithdrawalPage({ first }: { first: WithdrawalStep }) {
  const t = useT();
  const { api } = useServices();
  const [now, setNow] = useState(first);
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    setSending(true);
    const next = await withdraw(form, createOrderCalls(api));
    setSending(false);
    setNow(next);
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
  const common = { onSubmit: submit, isSending };
  return (
    <main id="main" tabIndex={-1}>
      <meta name="referrer" content="no-referrer" />
      <PageMeta
        title={title}
        description={t('withdrawal.description')}
        alternates={sameInAllStores(WITHDRAWAL_PATH)}
        noIndex={now.step !== 'form'}
      />
      <div className="wrap section">
        <div className="narrow">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {now.step === 'form' && <WithdrawalForm state={now} {...common} />}
          {now.step === 'confirm' && <WithdrawalConfirm state={now} {...common} />}
          {now.step === 'received' && <WithdrawalReceived receipt={now.receipt} />}
        </div>
      </div>
    </main>
  );
}
