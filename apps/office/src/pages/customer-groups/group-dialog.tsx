import type { CustomerGroup } from '@brixel/contract/office/customer-group-endpoints';
import { GROUP_LIMITS } from '@brixel/contract/office/customer-group-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { call } from '#data/call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { UnitField } from '#pages/settings/unit-field.tsx';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { toast } from '#shared/toasts.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';
import { numberInput, parseNumber } from './group-numbers.ts';

interface GroupDialogProps {
  /** null: a new one */
  group: CustomerGroup | null;
  onClose: () => void;
  onSaved: (group: CustomerGroup) => void;
}

export function GroupDialog({ group, onClose, onSaved }: GroupDialogProps) {
  const { t, language } = useI18n();
  const mutation = useMutation();
  const { form, bind, set, values, errors } = useForm({
    initial: { name: group?.name ?? '', percent: group ? numberInput(group.percent, language) : '0' },
    check: ({ name, percent }) => ({
      name: name.trim() === '' ? t('groups.nameMissing') : undefined,
      percent: isPercent(parseNumber(percent)) ? undefined : t('groups.percentWrong', { most: GROUP_LIMITS.percent }),
    }),
    async onSubmit({ name, percent }) {
      const body = { name: name.trim(), percent: parseNumber(percent) };
      const saved = await mutation.run(() =>
        group
          ? call('customerGroups.update', { params: { id: group.id }, body: { ...body, version: group.version } })
          : call('customerGroups.create', { body }),
      );
      if (!saved) return;
      toast({ text: t(group ? 'groups.saved' : 'groups.created', { name: saved.name }) });
      onSaved(saved);
      onClose();
    },
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={t(group ? 'groups.editTitle' : 'groups.create')}
      closeLabel={t('common.close')}
      size="s"
    >
      <form {...form} className="stack">
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <Field label={t('groups.name')} hint={t('groups.nameHint')} error={errors.name}>
          <Input {...bind('name')} autoComplete="off" maxLength={GROUP_LIMITS.name} />
        </Field>
        <UnitField
          label={t('groups.percent')}
          hint={t('groups.percentHint')}
          unit="%"
          value={values.percent}
          error={errors.percent}
          onValue={(percent) => set({ percent })}
        />
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="cta" loading={mutation.isBusy}>
            {t(group ? 'save.save' : 'groups.createAction')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** With two digits behind the comma at most. */
const isPercent = (percent: number): boolean =>
  percent >= 0 && percent <= GROUP_LIMITS.percent && Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;
