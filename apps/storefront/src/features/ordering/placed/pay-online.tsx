import { Button, type ButtonProps } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useEffect, useState } from 'react';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { NO_ANSWER } from '#data/api/outcome.ts';
import { useServices } from '#data/services.ts';
import { customerToken } from '#data/storage/stored-user.ts';
import { useT } from '#i18n/use-t.ts';

interface PayOnlineProps extends Pick<ButtonProps, 'variant' | 'size'> {
  publicId: string;
}

const TEXT = {
  gone: 'orders.payGone',
  unreachable: 'orders.payUnreachable',
  offline: 'orders.offline',
} as const satisfies Record<PayFailure, string>;

/** Pays an order that is there already: no second one comes into being. */
export function PayOnline({ publicId, variant = 'cta', size = 'm' }: PayOnlineProps) {
  const t = useT();
  const { pay, isLeaving, failure } = usePayOnline(publicId);
  return (
    <>
      <Button variant={variant} size={size} loading={isLeaving} onClick={pay}>
        {t('orders.payNow')}
      </Button>
      {failure && (
        <Notice tone="bad" role="alert" className="w-full text-left" title={t('orders.payFailed')}>
          {t(TEXT[failure])}
        </Notice>
      )}
    </>
  );
}

type PayFailure = 'gone' | 'unreachable' | 'offline';

const failureOf = (code: number): PayFailure =>
  code === NO_ANSWER ? 'offline' : code === 404 ? 'gone' : 'unreachable';

/** Leads to the page of the payment service. */
function usePayOnline(publicId: string): { pay: () => void; isLeaving: boolean; failure: PayFailure | null } {
  const { api } = useServices();
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<PayFailure | null>(null);

  useEffect(() => {
    // back from there, the browser may show this page as it was left
    const comeBack = () => setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const start = async (): Promise<void> => {
    setLeaving(true);
    setFailure(null);
    const started = await createOrderCalls(api).startPayment(publicId, customerToken());
    if (started.ok) {
      window.location.assign(started.result.approvalUrl);
    } else {
      setLeaving(false);
      setFailure(failureOf(started.code));
    }
  };
  return { pay: () => void start(), isLeaving, failure };
}
