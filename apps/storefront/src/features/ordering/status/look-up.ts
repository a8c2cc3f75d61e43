import { checkForm, email, type FormErrors, type Rules, required } from '@brixel/commerce/form-rules';
import type { OrderView } from '@brixel/contract/order';
import type { OrderCalls } from '#data/api/order-calls.ts';
import { NO_ANSWER } from '#data/api/outcome.ts';

/** Finding an order by its number and e-mail address. Browser and server take the same way. */

export interface LookUpValues {
  order_number: string;
  email: string;
}

/** `wrong`: number and address do not belong together, and it stays hidden which of them is known. */
export type LookUpFailure = 'wrong' | 'too-often' | 'unreachable';

export interface AskedLookUp {
  kind: 'asked';
  values: LookUpValues;
  errors: FormErrors<LookUpValues>;
  failure: LookUpFailure | null;
}

export type LookUpState = AskedLookUp | { kind: 'found'; order: OrderView };

export const lookUpRules: Rules<LookUpValues> = { order_number: [required], email: [required, email] };

export const emptyLookUp: AskedLookUp = {
  kind: 'asked',
  values: { order_number: '', email: '' },
  errors: {},
  failure: null,
};

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

export async function lookUp(form: FormData, calls: Pick<OrderCalls, 'lookUp'>): Promise<LookUpState> {
  const values = { order_number: textOf(form, 'order_number'), email: textOf(form, 'email') };
  const errors = checkForm(values, lookUpRules);
  if (Object.keys(errors).length > 0) return { kind: 'asked', values, errors, failure: null };
  const found = await calls.lookUp(values.order_number, values.email);
  if (found.ok) return { kind: 'found', order: found.result };
  return { kind: 'asked', values, errors, failure: failureOf(found.code) };
}

function failureOf(code: number): LookUpFailure {
  if (code === 429) return 'too-often';
  return code === NO_ANSWER || code >= 500 ? 'unreachable' : 'wrong';
}
