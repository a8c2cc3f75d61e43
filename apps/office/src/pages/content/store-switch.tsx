import type { StoreCode } from '@brixel/contract/stores';
import { useId } from 'react';
import { useT } from '#i18n/i18n.ts';
import { useStores } from './stores.ts';

interface StoreSwitchProps {
  value: StoreCode;
  onChange: (store: StoreCode) => void;
}

/** Which store's text is in the form. */
export function StoreSwitch({ value, onChange }: StoreSwitchProps) {
  const t = useT();
  const stores = useStores();
  const name = useId();
  return (
    <fieldset className="seg seg--start">
      <legend className="sr">{t('content.store')}</legend>
      {stores.map(({ code, name: language }) => (
        <label key={code}>
          <input type="radio" className="sr" name={name} checked={code === value} onChange={() => onChange(code)} />
          {language}
        </label>
      ))}
    </fieldset>
  );
}
