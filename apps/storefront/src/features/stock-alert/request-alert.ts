import { checkForm, email, type FormErrors, type Rules, required } from '@brixel/commerce/form-rules';
import type { Api } from '#data/api/api.ts';
import { NO_ANSWER, outcomeOf } from '#data/api/outcome.ts';
import { customerToken } from '#data/storage/stored-user.ts';
import type { MessageKey } from '#i18n/message-key.ts';

/** Asking for a mail when a sold-out product is there again; browser and server take the same way. */

export interface AlertValues {
  email: string;
}

export type AlertStep =
  | { step: 'form'; values: AlertValues; errors: FormErrors<AlertValues>; failure: MessageKey | null }
  | { step: 'pending' | 'waiting'; email: string }
  | { step: 'available' };

export type AlertFormStep = Extract<AlertStep, { step: 'form' }>;

export const alertRules: Rules<AlertValues> = { email: [required, email] };

export const emptyAlert = (address = ''): AlertFormStep => ({
  step: 'form',
  values: { email: address },
  errors: {},
  failure: null,
});

export async function requestAlert(api: Api, sku: string, form: FormData): Promise<AlertStep> {
  const values = { email: String(form.get('email') ?? '').trim() };
  const errors = checkForm(values, alertRules);
  if (Object.keys(errors).length > 0) return { step: 'form', values, errors, failure: null };
  const body = { sku, email: values.email };
  const answer = await outcomeOf(api, 'requestStockAlert', { body, token: customerToken() });
  if (!answer.ok) return { step: 'form', values, errors, failure: failureOf(answer.code) };
  return answer.result === 'available' ? { step: 'available' } : { step: answer.result, email: values.email };
}

function failureOf(code: number): MessageKey {
  if (code === 400) return 'validation.email';
  if (code === 429) return 'stockAlert.tooOften';
  return code === NO_ANSWER || code >= 500 ? 'stockAlert.unreachable' : 'stockAlert.failed';
}
