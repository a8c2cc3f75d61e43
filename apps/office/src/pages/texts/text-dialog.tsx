import { argumentNames } from '@brixel/commerce/format-message';
import { messageProblem } from '@brixel/commerce/message-rules';
import type { ShopText } from '@brixel/contract/office/text-endpoints';
import { TEXT_LIMITS } from '@brixel/contract/office/text-limits';
import { type StoreCode, storeViews } from '@brixel/contract/stores';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Textarea } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';

interface TextDialogProps {
  text: ShopText;
  store: StoreCode;
  onClose: () => void;
  onSaved: () => void;
}

export function TextDialog({ text: { key, texts }, store, onClose, onSaved }: TextDialogProps) {
  const t = useT();
  const mutation = useMutation();
  const { given = '', own = null } = texts[store] ?? {};
  const { language } = storeViews[store];
  const names = argumentNames(given);

  function check(typed: string): string | undefined {
    const text = typed.trim();
    if (text === '') return t('field.required');
    if (text.length > TEXT_LIMITS.text) return t('texts.tooLong', { n: TEXT_LIMITS.text });
    const problem = messageProblem(text, given);
    return problem ? t(problem === 'forms' ? 'failure.TEXT_FORMS' : 'failure.TEXT_ARGUMENTS') : undefined;
  }

  async function save(text: string | null): Promise<void> {
    const saved = await mutation.run(() => call('texts.save', { body: { store, key, text, before: own } }));
    if (!saved) return;
    toast({
      text: t(text === null ? 'texts.wasReset' : 'texts.saved'),
      undo: async () => {
        const back = await call('texts.save', { body: { store, key, text: own, before: text } });
        if (!back.ok) toastFailure(back.code);
        onSaved();
      },
    });
    onSaved();
    onClose();
  }

  const { form, bind, errors } = useForm({
    initial: { text: own ?? given },
    check: ({ text }) => ({ text: check(text) }),
    // a text of the shop is one line
    onSubmit: ({ text }) => save(text.trim().replace(/\s*\n\s*/g, ' ')),
  });
  return (
    <Modal open onClose={onClose} title={key} closeLabel={t('common.close')} size="s">
      <form {...form} className="stack">
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <div>
          <p className="muted">{t('texts.given')}</p>
          <p className="wrap-anywhere" lang={language}>
            {given}
          </p>
        </div>
        <Field
          label={t('texts.text')}
          error={errors.text}
          {...(names.length > 0 && {
            hint: t('texts.placeholders', { names: names.map((name) => `{${name}}`).join(', ') }),
          })}
        >
          <Textarea {...bind('text')} rows={4} lang={language} autoComplete="off" />
        </Field>
        <div className="dlgfoot">
          {own !== null && (
            <Button variant="ghost" onClick={() => void save(null)}>
              {t('texts.reset')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="cta" loading={mutation.isBusy}>
            {t('save.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
