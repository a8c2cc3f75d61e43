import type { OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { type FormEvent, useState } from 'react';
import type { Failure } from '#data/failure.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { useNumbers } from '../import-text.ts';

interface DoubtDialogProps {
  doubt: NonNullable<OfficeImportDetails['confirm']>;
  isBusy: boolean;
  failure: Failure | null;
  onConfirm: (typed: number) => void;
  onClose: () => void;
}

/** Probably the wrong file: whoever means it types the number. */
export function DoubtDialog({
  doubt: { kind, number: expected, of },
  isBusy,
  failure,
  onConfirm,
  onClose,
}: DoubtDialogProps) {
  const t = useT();
  const { number } = useNumbers();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const value = Number(typed.replaceAll(/[\s.,'’]/g, ''));

  function confirm(event: FormEvent): void {
    event.preventDefault();
    if (value === expected) onConfirm(value);
    else setWrong(true);
  }

  const args = { n: expected, of: number(of), percent: number(Math.round((expected / of) * 100)) };
  return (
    <Modal open onClose={onClose} title={t('imports.doubt')} closeLabel={t('common.close')} size="s">
      <form className="stack" noValidate onSubmit={confirm}>
        <Notice tone="bad" title={t(`imports.doubt.${kind}`, args)}>
          {t(`imports.doubt.${kind}Text`)}
        </Notice>
        <p>{t('imports.doubt.type')}</p>
        <Field
          label={t(`imports.doubt.${kind}Label`)}
          hint={t('imports.doubt.expected', { n: expected })}
          error={isWrong && value !== expected ? t('imports.doubt.wrong', { n: expected }) : undefined}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {failure && <FailureNotice code={failure} />}
        <div className="dlgfoot">
          <Button href="/imports/new">{t('imports.otherFile')}</Button>
          <Button type="submit" variant="danger" loading={isBusy}>
            {t(`imports.doubt.${kind}Action`, args)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
