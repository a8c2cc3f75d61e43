import { checkForm, type FormErrors, type Rules, required } from '@brixel/commerce/form-rules';
import type { VoucherBalance } from '@brixel/contract/voucher-endpoints';
import type { Api } from '#data/api/api.ts';
import { NO_ANSWER, outcomeOf } from '#data/api/outcome.ts';
import type { MessageKey } from '#i18n/message-key.ts';

/** Asking what is left on a gift voucher; browser and server take the same way. */

export interface BalanceValues {
  code: string;
}

export interface AskedBalance {
  values: BalanceValues;
  errors: FormErrors<BalanceValues>;
  failure: MessageKey | null;
  found: VoucherBalance | null;
}

export const balanceRules: Rules<BalanceValues> = { code: [required] };

export const nothingAsked: AskedBalance = { values: { code: '' }, errors: {}, failure: null, found: null };

export async function askBalance(api: Api, form: FormData): Promise<AskedBalance> {
  const values = { code: String(form.get('code') ?? '').trim() };
  const errors = checkForm(values, balanceRules);
  if (Object.keys(errors).length > 0) return { values, errors, failure: null, found: null };
  const answer = await outcomeOf(api, 'voucherBalance', { body: { code: values.code } });
  // whoever knows the code can spend it: it does not stay in the page
  if (answer.ok) return { ...nothingAsked, found: answer.result };
  return { values, errors, failure: failureOf(answer.code), found: null };
}

function failureOf(code: number): MessageKey {
  if (code === 429) return 'voucher.tooOften';
  return code === NO_ANSWER || code >= 500 ? 'voucher.unreachable' : 'voucher.unknown';
}
