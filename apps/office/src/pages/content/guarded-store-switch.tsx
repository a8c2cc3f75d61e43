import type { StoreCode } from '@brixel/contract/stores';
import { useState } from 'react';
import { useT } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { StoreSwitch } from './store-switch.tsx';
import { useStores } from './stores.ts';

interface GuardedStoreSwitchProps {
  value: StoreCode;
  /** what was changed here would be lost */
  isChanged: boolean;
  onChange: (store: StoreCode) => void;
}

/** Between forms of which each belongs to one store. */
export function GuardedStoreSwitch({ value, isChanged, onChange }: GuardedStoreSwitchProps) {
  const t = useT();
  const stores = useStores();
  const [wanted, setWanted] = useState<StoreCode | null>(null);
  return (
    <>
      <StoreSwitch value={value} onChange={(store) => (isChanged ? setWanted(store) : onChange(store))} />
      <ConfirmDialog
        open={wanted !== null}
        title={t('save.leaveTitle')}
        confirmLabel={t('save.leave')}
        dangerous
        onConfirm={() => wanted && onChange(wanted)}
        onClose={() => setWanted(null)}
      >
        <p>{t('save.leaveText', { fields: stores.find(({ code }) => code === value)?.name ?? value })}</p>
      </ConfirmDialog>
    </>
  );
}
