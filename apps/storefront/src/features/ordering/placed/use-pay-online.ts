import { useEffect, useState } from 'react';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { NO_ANSWER } from '#data/api/outcome.ts';
import { useServices } from '#data/services.ts';
import { customerToken } from '#data/storage/stored-user.ts';

export type PayFailure = 'gone' | 'unreachable' | 'offline';

const failureOf = (code: number): PayFailure =>
  code === NO_ANSWER ? 'offline' : code === 404 ? 'gone' : 'unreachable';

/** Leads to the page of the payment service. */
export function usePayOnline(orderId: string): { pay: () => void; isLeaving: boolean; failure: PayFailure | null } {
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
    const started = await createOrderCalls(api).startPayment(orderId, customerToken());
    if (started.ok) {
      window.location.assign(started.result.approvalUrl);
    } else {
      setLeaving(false);
      setFailure(failureOf(started.code));
    }
  };
  return { pay: () => void start(), isLeaving, failure };
}
