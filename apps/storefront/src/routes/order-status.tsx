import { type ActionFunctionArgs, useActionData, useLocation } from 'react-router';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { servicesOf } from '#data/services.ts';
import { lookUp } from '#features/ordering/status/look-up.ts';
import { OrderStatusPage } from '#features/ordering/status/order-status-page.tsx';

/** For browsers without scripts. */
export async function action(args: ActionFunctionArgs) {
  return lookUp(await args.request.formData(), createOrderCalls(servicesOf(args).api));
}

export function Component() {
  const answer = useActionData<typeof action>();
  // coming here anew begins anew
  return <OrderStatusPage key={useLocation().key} answer={answer} />;
}
