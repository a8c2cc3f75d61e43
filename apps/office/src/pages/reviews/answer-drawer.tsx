import type { OfficeReview } from '@brixel/contract/office/review-endpoints';
import { REVIEW_LIMITS } from '@brixel/contract/office/review-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Drawer } from '@brixel/ui/drawer.tsx';
import { Field, Textarea } from '@brixel/ui/field.tsx';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';

interface AnswerDrawerProps {
  review: OfficeReview;
  onClose: () => void;
  onSaved: () => void;
}

/** What the shop says below a review. One that waits is published with its answer. */
export function AnswerDrawer({ review, onClose, onSaved }: AnswerDrawerProps) {
  const t = useT();
  const mutation = useMutation();
  const before = review.answer?.text ?? '';
  const isWaiting = review.state === 'waiting';
  const save = (answer: string) => call('reviews.answer', { params: { id: review.id }, body: { answer } });

  async function undo(): Promise<void> {
    const back = await save(before);
    if (!back.ok) toastFailure(back.code);
    onSaved();
  }

  async function send(answer: string): Promise<void> {
    if (!(await mutation.run(() => save(answer)))) return;
    if (isWaiting && answer !== '') {
      const decisions = [{ id: review.id, state: 'published' as const }];
      if (!(await mutation.run(() => call('reviews.decide', { body: { decisions } })))) return;
    }
    toast({
      text: t(answer === '' ? 'reviews.answerRemoved' : 'reviews.answerSaved', { name: review.nickname }),
      undo,
    });
    onSaved();
    onClose();
  }

  const { form, bind, errors } = useForm({
    initial: { answer: before },
    check: ({ answer }) => ({ answer: answer.trim() === '' ? t('field.required') : undefined }),
    onSubmit: ({ answer }) => send(answer.trim()),
  });
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('reviews.answerNamed', { name: review.nickname })}
      closeLabel={t('common.close')}
    >
      <form {...form} className="stack">
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <blockquote className="quoted" lang={review.store_code}>
          <b>{review.title}</b>
          <p className="reviewrow__text">{review.detail}</p>
        </blockquote>
        <Field label={t('reviews.publicAnswer')} hint={t('reviews.answerHint')} error={errors.answer}>
          <Textarea {...bind('answer')} rows={7} maxLength={REVIEW_LIMITS.answer} />
        </Field>
        <div className="dlgfoot">
          {before !== '' && (
            <Button variant="ghost" onClick={() => void send('')}>
              {t('reviews.removeAnswer')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="cta" loading={mutation.isBusy}>
            {t(isWaiting ? 'reviews.publishWithAnswer' : 'save.save')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
