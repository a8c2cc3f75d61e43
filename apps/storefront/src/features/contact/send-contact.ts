import { checkForm, email, type FormErrors, type Rules, required } from '@brixel/commerce/form-rules';
import type { ContactCalls } from '#data/api/contact-calls.ts';
import { NO_ANSWER } from '#data/api/outcome.ts';
import type { Translate } from '#i18n/translate.ts';

/** A message to the shop, written and sent; browser and server take the same way. */

export const TOPICS = ['order', 'missing', 'return', 'product', 'mosaic', 'other'] as const;
export type Topic = (typeof TOPICS)[number];

export interface ContactValues {
  topic: Topic;
  order_number: string;
  email: string;
  message: string;
}

export type ContactFailure = 'invalid' | 'too-often' | 'unreachable';

export type ContactStep =
  | { step: 'form'; values: ContactValues; errors: FormErrors<ContactValues>; failure: ContactFailure | null }
  | { step: 'sent'; email: string };

export type ContactFormStep = Extract<ContactStep, { step: 'form' }>;

export const contactRules: Rules<ContactValues> = { email: [required, email], message: [required] };

export const emptyContact: ContactFormStep = {
  step: 'form',
  values: { topic: 'order', order_number: '', email: '', message: '' },
  errors: {},
  failure: null,
};

const textOf = (form: FormData, name: keyof ContactValues): string => String(form.get(name) ?? '').trim();

export async function sendContact(form: FormData, calls: ContactCalls, t: Translate): Promise<ContactStep> {
  const values: ContactValues = {
    topic: TOPICS.find((topic) => topic === form.get('topic')) ?? 'other',
    order_number: textOf(form, 'order_number'),
    email: textOf(form, 'email'),
    message: textOf(form, 'message'),
  };
  const errors = checkForm(values, contactRules);
  if (Object.keys(errors).length > 0) return { step: 'form', values, errors, failure: null };
  const { email: sourceAddress, message: emailText } = values;
  const sent = await calls.send({ sourceAddress, subject: subjectOf(values, t), emailText });
  if (sent.ok) return { step: 'sent', email: sourceAddress };
  return { step: 'form', values, errors, failure: failureOf(sent.code) };
}

function subjectOf({ topic, order_number }: ContactValues, t: Translate): string {
  const words = t(`contact.topic.${topic}`);
  return order_number === '' ? words : t('contact.subject', { topic: words, number: order_number });
}

function failureOf(code: number): ContactFailure {
  if (code === 429) return 'too-often';
  return code === NO_ANSWER || code >= 500 ? 'unreachable' : 'invalid';
}
