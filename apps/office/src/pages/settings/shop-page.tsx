import { Switch } from '@brixel/ui/switch.tsx';
import { useId } from 'react';
import { useT } from '#i18n/speak.ts';
import { Panel } from '#shared/panel.tsx';
import { Outside, SettingField } from './setting-field.tsx';
import { SettingsPage } from './settings-page.tsx';
import type { SettingsForm } from './use-settings-form.ts';

interface Draft {
  name: string;
  numberPrefix: string;
  listOutOfStock: boolean;
  zeroPrices: boolean;
}

function useShopForm(): SettingsForm<'brand' | 'orders' | 'catalog', Draft> {
  const t = useT();
  const yesOrNo = (value: boolean): string => t(value ? 'common.yes' : 'common.no');
  return {
    sections: ['brand', 'orders', 'catalog'],
    draftOf: ({ brand, orders, catalog }) => ({ name: brand.name ?? '', ...orders, ...catalog }),
    valuesOf: ({ name, numberPrefix, zeroPrices, listOutOfStock }) => ({
      brand: { name: name.trim() || null },
      orders: { numberPrefix },
      catalog: { zeroPrices, listOutOfStock },
    }),
    facts: ({ name, numberPrefix, listOutOfStock, zeroPrices }) => [
      { label: t('settings.shop.name'), text: name.trim() },
      { label: t('settings.shop.numberPrefix'), text: numberPrefix },
      { label: t('settings.shop.listOutOfStock'), text: yesOrNo(listOutOfStock) },
      { label: t('settings.shop.zeroPrices'), text: yesOrNo(zeroPrices) },
    ],
  };
}

/** What the shop is called, and rules of its orders and goods. */
export function Page() {
  const t = useT();
  return (
    <SettingsPage title={t('page.shop')} lead={t('settings.shop.lead')} form={useShopForm()}>
      {({ draft, set, errorAt, variableOf }) => (
        <>
          <Panel title={t('settings.shop.nameTitle')}>
            <SettingField
              label={t('settings.shop.name')}
              hint={t('settings.shop.nameHint')}
              value={draft.name}
              error={errorAt('brand.name')}
              variable={variableOf('brand.name')}
              onValue={(name) => set({ name })}
            />
          </Panel>
          <Panel title={t('settings.shop.orders')}>
            <SettingField
              label={t('settings.shop.numberPrefix')}
              hint={t('settings.shop.numberHint', { number: `${draft.numberPrefix || '…'}-4K7M-9QTD` })}
              value={draft.numberPrefix}
              error={errorAt('orders.numberPrefix')}
              maxLength={6}
              onValue={(numberPrefix) => set({ numberPrefix: numberPrefix.toUpperCase() })}
            />
          </Panel>
          <Panel title={t('settings.shop.goods')}>
            <SwitchRow
              label={t('settings.shop.listOutOfStock')}
              text={t('settings.shop.listOutOfStockText')}
              checked={draft.listOutOfStock}
              variable={variableOf('catalog.listOutOfStock')}
              onChange={(listOutOfStock) => set({ listOutOfStock })}
            />
            <SwitchRow
              label={t('settings.shop.zeroPrices')}
              text={t('settings.shop.zeroPricesText')}
              checked={draft.zeroPrices}
              variable={variableOf('catalog.zeroPrices')}
              onChange={(zeroPrices) => set({ zeroPrices })}
            />
          </Panel>
        </>
      )}
    </SettingsPage>
  );
}

interface SwitchRowProps {
  label: string;
  text: string;
  checked: boolean;
  variable: string | undefined;
  onChange: (checked: boolean) => void;
}

function SwitchRow({ label, text, checked, variable, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="setrow">
      <div>
        <b id={`${id}-label`} className="b">
          {label}
        </b>
        <p id={`${id}-text`} className="soft s">
          {text}
        </p>
        {variable && (
          <p className="muted s">
            <Outside variable={variable} />
          </p>
        )}
      </div>
      <Switch
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        checked={checked}
        disabled={variable !== undefined}
        onCheckedChange={onChange}
      />
    </div>
  );
}
