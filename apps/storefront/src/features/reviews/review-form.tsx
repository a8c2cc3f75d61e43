import './star-choice.css';
import { name3, type Rules, required } from '@brixel/commerce/form-rules';
import type { Product } from '@brixel/contract/catalog';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input, Textarea } from '@brixel/ui/field.tsx';
import { AlertIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { STAR } from '@brixel/ui/rating.tsx';
import { useEffect, useId, useState } from 'react';
import { useAllCalls, useServices } from '#data/services.ts';
import { type TextField, useForm } from '#features/forms/use-form.ts';
import { useT } from '#i18n/use-t.ts';
import { PrivacyNote } from '#shared/privacy-note.tsx';
import { emptyDraft, type ReviewDraft, readReviewDraft, storeReviewDraft } from './review-draft.ts';
import { reviewFailure, sendReview } from './send-review.ts';
import { rememberReview } from './written-reviews.ts';

export interface ReviewFormProps {
  product: Pick<Product, 'id' | 'name'>;
  onSent: () => void;
  onCancel: () => void;
}

/** as much as the API takes */
const LONGEST = { nickname: 60, title: 120, detail: 4000 } as const;

const RULES: Rules<ReviewDraft> = { rating: [required], nickname: [name3], title: [required], detail: [required] };

export function ReviewForm({ product, onSent, onCancel }: ReviewFormProps) {
  const t = useT();
  const services = useServices();
  const isOurs = useAllCalls();
  const [draft, setDraft] = useState(() => readReviewDraft(product.id) ?? emptyDraft);
  const { formProps, field, isSending, failure } = useForm<ReviewDraft>({
    name: 'review',
    values: draft,
    change(changes) {
      setDraft({ ...draft, ...changes });
      storeReviewDraft(product.id, { ...draft, ...changes });
    },
    rules: RULES,
    async send() {
      const result = await sendReview(services, product.id, draft);
      if (!result.ok) return reviewFailure(t, result);
      storeReviewDraft(product.id, null);
      rememberReview(product.id, draft);
      onSent();
      return null;
    },
  });
  const { ref } = formProps;

  useEffect(() => {
    // opened by a press: the form is where the visitor goes on; after a reload the focus is elsewhere already
    if (document.activeElement === document.body) return;
    ref.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [ref]);

  const text = (name: 'nickname' | 'title' | 'detail') => {
    const { value, onChange, onBlur } = field(name);
    return {
      name,
      value,
      onBlur,
      maxLength: LONGEST[name],
      onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    };
  };
  return (
    <form {...formProps} className="panel stack mt-5" aria-labelledby="review-form-title">
      <h3 id="review-form-title">{t('reviews.formTitle', { name: product.name })}</h3>
      <StarChoice field={field('rating')} />
      <Field label={t('reviews.nickname')} hint={t('reviews.nicknameHint')} error={field('nickname').error} required>
        <Input {...text('nickname')} autoComplete="nickname" />
      </Field>
      <Field label={t('reviews.headline')} error={field('title').error} required>
        <Input {...text('title')} />
      </Field>
      <Field label={t('reviews.detail')} error={field('detail').error} required>
        <Textarea {...text('detail')} rows={5} />
      </Field>
      <PrivacyNote text="reviews.privacy" link="reviews.privacyLink" />
      {isOurs && <p className="xs muted">{t('reviews.policy')}</p>}
      {failure && (
        <Notice tone="bad" role="alert" title={t('reviews.notSent')}>
          {failure}
        </Notice>
      )}
      <div className="row">
        <Button variant="solid" type="submit" loading={isSending}>
          {t('reviews.send')}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            storeReviewDraft(product.id, null);
            onCancel();
          }}
        >
          {t('reviews.cancel')}
        </Button>
      </div>
    </form>
  );
}

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars as a radio group: arrow keys choose, and every star up to the chosen one is lit. */
function StarChoice({ field }: { field: TextField }) {
  const t = useT();
  const note = useId();
  return (
    <fieldset className="field" aria-describedby={field.error ? note : undefined}>
      <legend className="s p-0 font-semibold">{t('reviews.yourRating')}</legend>
      <div className="starpick">
        {STARS.map((stars) => (
          <label key={stars} className={stars <= Number(field.value) ? 'is-lit' : undefined}>
            <input
              type="radio"
              name={field.name}
              value={stars}
              checked={field.value === String(stars)}
              aria-label={t('reviews.stars', { n: stars })}
              aria-invalid={field.error ? true : undefined}
              required
              onChange={() => field.onChange(String(stars))}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR} />
            </svg>
          </label>
        ))}
      </div>
      {field.error && (
        <p className="field__msg" id={note}>
          <AlertIcon size={16} />
          {field.error}
        </p>
      )}
    </fieldset>
  );
}
