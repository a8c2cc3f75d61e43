import { Button } from '@brixel/ui/button.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { Switch } from '@brixel/ui/switch.tsx';
import { useState } from 'react';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { closeModal, useUi } from '#shared/ui-store.ts';
import { giveConsent, useConsent } from './consent-store.ts';

/** The settings behind the banner and behind the link in every footer. */
export function ConsentModal() {
  const t = useT();
  const { locale } = useServices().store;
  const open = useUi((state) => state.modal === 'consent');
  const consent = useConsent((state) => state.consent);
  const [choice, setChoice] = useState<boolean | null>(null);
  const statistics = choice ?? consent?.statistics ?? false;

  const save = (value: boolean): void => {
    giveConsent(value);
    setChoice(null);
    closeModal();
  };

  return (
    <Modal open={open} onClose={closeModal} size="s" title={t('consent.title')} closeLabel={t('common.close')}>
      <p className="s soft">{t('consent.text')}</p>
      <dl className="mt2 grid gap-4">
        <Purpose title={t('consent.necessary')} text={t('consent.necessaryText')} checked disabled />
        <Purpose
          title={t('consent.statistics')}
          text={t('consent.statisticsText')}
          checked={statistics}
          onChange={setChoice}
        />
      </dl>
      {consent && (
        <p className="xs muted mt2">{t('consent.storedAt', { date: new Date(consent.date).toLocaleString(locale) })}</p>
      )}
      <div className="mt3 grid gap-2 sm:grid-cols-3">
        <Button variant="solid" size="s" onClick={() => save(true)}>
          {t('consent.acceptAll')}
        </Button>
        <Button variant="solid" size="s" onClick={() => save(false)}>
          {t('consent.rejectAll')}
        </Button>
        <Button variant="solid" size="s" onClick={() => save(statistics)}>
          {t('consent.save')}
        </Button>
      </div>
    </Modal>
  );
}

interface PurposeProps {
  title: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

function Purpose({ title, text, checked, disabled = false, onChange }: PurposeProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4">
      <dt className="b">{title}</dt>
      <dd className="row-span-2">
        <Switch label={title} checked={checked} disabled={disabled} onCheckedChange={(next) => onChange?.(next)} />
      </dd>
      <dd className="s soft">{text}</dd>
    </div>
  );
}
