import { checkForm, name2, type Rules, required } from '@brixel/commerce/form-rules';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { type Services, useServices } from '#data/services.ts';
import { customerToken } from '#data/storage/stored-user.ts';
import { errorText } from '#features/forms/error-text.ts';
import { useT } from '#i18n/use-t.ts';
import { emptyDraft, type ReviewDraft, readReviewDraft, storeReviewDraft } from './review-draft.ts';
import { rememberReview } from './written-reviews.ts';

const RULES: Rules<ReviewDraft> = { rating: [required], nickname: [name2], title: [required], detail: [required] };

interface ReviewFormState {
  form: RefObject<HTMLFormElement | null>;
  sending: boolean;
  /** why the last attempt failed */
  failure: string | null;
  field: (name: keyof ReviewDraft) => ReviewField;
  submit: (event: FormEvent) => void;
  giveUp: () => void;
}

export interface ReviewField {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** Validates on blur, then on every change; a failed attempt moves the focus to the first wrong field. */
export function useReviewForm(productId: number, onSent: () => void): ReviewFormState {
  const t = useT();
  const services = useServices();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => readReviewDraft(productId) ?? emptyDraft);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const errors = checkForm(draft, RULES);

  const change = (name: keyof ReviewDraft, value: string): void => {
    const next = { ...draft, [name]: value };
    setDraft(next);
    storeReviewDraft(productId, next);
  };

  const send = async (): Promise<void> => {
    setSending(true);
    setFailure(null);
    const result = await sendReview(services, productId, draft);
    setSending(false);
    if (result.ok) {
      storeReviewDraft(productId, null);
      rememberReview(productId, draft);
      onSent();
    } else {
      setFailure(result.reason === 'offline' ? t('reviews.offline') : result.message);
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (sending) return;
    const wrong = Object.keys(errors);
    setTouched(new Set(wrong));
    if (wrong.length === 0) {
      void send();
      return;
    }
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    fields.find(({ name }) => wrong.includes(name))?.focus();
  };

  return {
    form,
    sending,
    failure,
    field: (name) => ({
      name,
      value: draft[name],
      error: touched.has(name) && errors[name] ? errorText(t, errors[name]) : undefined,
      onChange: (value) => change(name, value),
      onBlur: () => setTouched(new Set([...touched, name])),
    }),
    submit,
    giveUp: () => storeReviewDraft(productId, null),
  };
}

type SendResult = { ok: true } | { ok: false; reason: 'offline' } | { ok: false; reason: 'refused'; message: string };

/** Submits a review for moderation; a refusal has the server's message. */
async function sendReview({ api }: Pick<Services, 'api'>, productId: number, draft: ReviewDraft): Promise<SendResult> {
  const review = {
    product_id: productId,
    title: draft.title.trim(),
    detail: draft.detail.trim(),
    nickname: draft.nickname.trim(),
    rating: Number(draft.rating),
    review_entity: 'product' as const,
    customer_id: null,
  };
  try {
    const answer = await api.call('createReview', { body: { review }, token: customerToken(), silent: true });
    return answer.ok ? { ok: true } : { ok: false, reason: 'refused', message: answer.message };
  } catch (error) {
    if (!navigator.onLine || error instanceof TypeError) return { ok: false, reason: 'offline' };
    return { ok: false, reason: 'refused', message: error instanceof Error ? error.message : String(error) };
  }
}
