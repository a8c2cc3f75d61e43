import type { StoredRedirect } from '@brixel/contract/office/redirect-endpoints';
import { shopPath } from '@brixel/contract/shop-path';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { toast } from '#shared/toasts.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';

interface RedirectDialogProps {
  /** null: a new one */
  redirect: StoredRedirect | null;
  /** of a new one, as far as it is known */
  proposed?: { from: string; to: string };
  onClose: () => void;
  onSaved: () => void;
}

export function RedirectDialog({ redirect, proposed, onClose, onSaved }: RedirectDialogProps) {
  const t = useT();
  const mutation = useMutation();
  const checked = (path: string) => (shopPath(path.trim()) === null ? t('redirects.pathWrong') : undefined);
  const { form, bind, errors } = useForm({
    initial: {
      from: redirect?.from_path ?? proposed?.from ?? '',
      to: redirect?.to_path ?? proposed?.to ?? '',
      status: String(redirect?.status ?? 301),
    },
    check: ({ from, to }) => ({ from: checked(from), to: checked(to) }),
    async onSubmit({ from, to, status }) {
      const body = { from_path: from.trim(), to_path: to.trim(), status: status === '302' ? 302 : 301 } as const;
      const saved = await mutation.run(() =>
        redirect
          ? call('redirects.update', { params: { id: redirect.id }, body: { ...body, version: redirect.version } })
          : call('redirects.create', { body }),
      );
      if (!saved) return;
      toast({ text: t('redirects.saved', { path: saved.from_path }) });
      onSaved();
      onClose();
    },
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={t(redirect ? 'redirects.editTitle' : 'redirects.create')}
      closeLabel={t('common.close')}
      size="s"
    >
      <form {...form} className="stack">
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <Field label={t('redirects.from')} hint={t('redirects.fromHint')} error={errors.from}>
          <Input {...bind('from')} autoComplete="off" />
        </Field>
        <Field label={t('redirects.to')} hint={t('redirects.toHint')} error={errors.to}>
          <Input {...bind('to')} autoComplete="off" />
        </Field>
        <Field label={t('redirects.kind')}>
          <Select {...bind('status')}>
            <option value="301">{t('redirects.301')}</option>
            <option value="302">{t('redirects.302')}</option>
          </Select>
        </Field>
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="cta" loading={mutation.isBusy}>
            {t('save.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
