import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { orderPath } from '#config/paths.ts';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { useServices } from '#data/services.ts';
import { tabLock } from '#data/storage/locks.ts';
import { finishOrder } from '#features/ordering/checkout/finish-order.ts';
import type { ReturnedPayment } from './returned-payment.ts';

/** `not-approved`: the service has no money for it; `unreachable`: nobody knows yet, and the shop goes on asking. */
export type ConfirmFailure = 'not-approved' | 'unreachable';

export interface ConfirmedPayment {
  failure: ConfirmFailure | null;
  retry: () => void;
}

/**
 * Has the money taken, once or often: the same payment always has the same end. Then the order's page is opened anew, without the
 * payment in its address.
 */
export function useConfirmedPayment(orderId: string, { paymentid, payerid }: ReturnedPayment): ConfirmedPayment {
  const { api } = useServices();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<ConfirmFailure | null>(null);

  useEffect(() => {
    let isOver = false;
    const confirm = async (): Promise<void> => {
      // The payment closes the cart on the server: meanwhile no page asks for it, and afterwards none has it any more.
      const answer = await tabLock('brixel-cart')(async () => {
        const executed = await createOrderCalls(api).executePayment({
          success: true,
          paymentid,
          ...(payerid ? { payerid } : {}),
        });
        if (executed.ok && executed.result.payment === 'paid') finishOrder(executed.result.orderId);
        return executed;
      });
      if (isOver) return;
      if (!answer.ok && answer.code === 409) setFailure('not-approved');
      // no such payment: the order itself knows best how it stands
      else if (!answer.ok && answer.code === 404) void navigate(orderPath(orderId), { replace: true });
      else if (!answer.ok || answer.result.payment === 'open') setFailure('unreachable');
      else void navigate(orderPath(answer.result.orderId), { replace: true });
    };
    void confirm();
    return () => {
      isOver = true;
    };
  }, [api, navigate, orderId, paymentid, payerid, attempt]);

  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return { failure, retry };
}
