import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { servicesOf } from '#data/services.ts';
import { firstStep, withdraw } from '#features/ordering/withdrawal/withdraw.ts';
import { WithdrawalPage } from '#features/ordering/withdrawal/withdrawal-page.tsx';
import { useActionData, useLoaderData, useLocation } from '#router/hooks.ts';
import { privateHeaders } from '#shared/private-headers.ts';

/** `?order` prefills the form; without it, or if it cannot be loaded, the form is empty. */
export async function loader(args: LoaderFunctionArgs) {
  const publicId = new URL(args.request.url).searchParams.get('order');
  if (!publicId) return data(firstStep(null));
  const found = await createOrderCalls(servicesOf(args).api).find(publicId);
  return data(firstStep(found.ok ? found.result : null), { headers: privateHeaders });
}

/** For browsers without scripts. */
export async function action(args: ActionFunctionArgs) {
  return withdraw(await args.request.formData(), createOrderCalls(servicesOf(args).api));
}

export function Component() {
  const first = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // coming here anew begins anew
  return <WithdrawalPage key={useLocation().key} first={answer ?? first} />;
}
