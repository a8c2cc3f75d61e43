import { checkForm, email, type FormErrors, name2, type Rules, required } from '@brixel/commerce/form-rules';
import { noLink } from '@brixel/commerce/sign-rules';
import type { OrderView, WithdrawalReceipt } from '@brixel/contract/order';
import type { OrderCalls } from '#data/api/order-calls.ts';
import { NO_ANSWER } from '#data/api/outcome.ts';

/**
 * The withdrawal from a contract, step by step: filled in, confirmed, received. Each step is what the form before it has sent; browser
 * and server take the same way.
 */

export interface WithdrawalValues {
  name: string;
  order_number: string;
  email: string;
  /** which goods, where not all */
  what: string;
}

export type WithdrawalFailure = 'invalid' | 'too-often' | 'unreachable';

export interface FormStep {
  step: 'form';
  values: WithdrawalValues;
  errors: FormErrors<WithdrawalValues>;
}

export interface ConfirmStep {
  step: 'confirm';
  values: WithdrawalValues;
  failure: WithdrawalFailure | null;
}

export interface ReceivedStep {
  step: 'received';
  receipt: WithdrawalReceipt;
}

export type WithdrawalStep = FormStep | ConfirmStep | ReceivedStep;

export const withdrawalRules: Rules<WithdrawalValues> = {
  name: [required, name2, noLink],
  order_number: [required],
  email: [required, email],
};

/** Where the shopper comes from the page of an order, nothing has to be typed. */
export const firstStep = (order: OrderView | null): FormStep => ({
  step: 'form',
  values: {
    name: order ? `${order.customer_firstname} ${order.customer_lastname}` : '',
    order_number: order?.increment_id ?? '',
    email: order?.customer_email ?? '',
    what: '',
  },
  errors: {},
});

/** Name of the submit buttons, and what they ask for; none is asked for by the Enter key in the first form. */
export const ASK = 'ask';
export type Ask = 'confirm' | 'change';

const textOf = (form: FormData, name: keyof WithdrawalValues): string => String(form.get(name) ?? '').trim();

export async function withdraw(form: FormData, calls: Pick<OrderCalls, 'withdraw'>): Promise<WithdrawalStep> {
  const values: WithdrawalValues = {
    name: textOf(form, 'name'),
    order_number: textOf(form, 'order_number'),
    email: textOf(form, 'email'),
    what: textOf(form, 'what'),
  };
  const ask = form.get(ASK);
  const errors = checkForm(values, withdrawalRules);
  if (ask === 'change' || Object.keys(errors).length > 0) return { step: 'form', values, errors };
  if (ask !== 'confirm') return { step: 'confirm', values, failure: null };
  const received = await calls.withdraw(values);
  if (received.ok) return { step: 'received', receipt: received.result };
  return { step: 'confirm', values, failure: failureOf(received.code) };
}

function failureOf(code: number): WithdrawalFailure {
  if (code === 429) return 'too-often';
  return code === NO_ANSWER || code >= 500 ? 'unreachable' : 'invalid';
}
