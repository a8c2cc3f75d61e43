import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { useT } from '#i18n/i18n.ts';
import { useForm } from '#shared/use-form.ts';

interface LinkDialogProps {
  open: boolean;
  onClose: () => void;
  onLink: (address: string) => void;
}

/** What the platform would leave in a text. */
const isAddress = (text: string): boolean => /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)\S+$/.test(text);

export function LinkDialog({ open, onClose, onLink }: LinkDialogProps) {
  const t = useT();
  return (
    <Modal open={open} onClose={onClose} title={t('editor.linkTitle')} closeLabel={t('common.close')} size="s">
      <LinkForm
        onLink={(address) => {
          onClose();
          onLink(address);
        }}
      />
    </Modal>
  );
}

function LinkForm({ onLink }: Pick<LinkDialogProps, 'onLink'>) {
  const t = useT();
  const { form, bind, errors } = useForm({
    initial: { address: '' },
    check: ({ address }) => ({ address: isAddress(address.trim()) ? undefined : t('editor.linkWrong') }),
    onSubmit: ({ address }) => onLink(address.trim()),
  });
  return (
    <form {...form} className="stack">
      <Field label={t('editor.linkAddress')} hint={t('editor.linkHint')} error={errors.address}>
        <Input {...bind('address')} autoComplete="off" />
      </Field>
      <div className="dlgfoot">
        <Button type="submit" variant="cta">
          {t('editor.linkSet')}
        </Button>
      </div>
    </form>
  );
}
