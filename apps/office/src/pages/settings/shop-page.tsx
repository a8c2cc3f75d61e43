import { type CartRules, countTypes, type ListSort, listSorts } from '@brixel/contract/sale-rules';
import { Switch } from '@brixel/ui/switch.tsx';
import { useId } from 'react';
import { useShopStores } from '#data/shop-stores.ts';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { Outside, SettingField } from './setting-field.tsx';
import { SettingSelect } from './setting-select.tsx';
import { SettingsPage } from './settings-page.tsx';
import type { SettingsForm } from './use-settings-form.ts';
import { wholeNumber } from './whole-number.ts';

/** Figures as they are typed. */
interface Draft {
  name: string;
  numberPrefix: string;
  listOutOfStock: boolean;
  zeroPrices: boolean;
  feed: boolean;
  defaultSort: ListSort;
  lastPieces: string;
  maxLineQuantity: string;
  maxLines: string;
  guestCartDays: string;
  countType: CartRules['countType'];
}

function useShopForm(): SettingsForm<'brand' | 'orders' | 'catalog' | 'cart', Draft> {
  const t = useT();
  const yesOrNo = (value: boolean): string => t(value ? 'common.yes' : 'common.no');
  return {
    sections: ['brand', 'orders', 'catalog', 'cart'],
    draftOf: ({ brand, orders, catalog, cart }) => ({
      name: brand.name ?? '',
      ...orders,
      ...catalog,
      lastPieces: String(catalog.lastPieces),
      countType: cart.countType,
      maxLineQuantity: String(cart.maxLineQuantity),
      maxLines: String(cart.maxLines),
      guestCartDays: String(cart.guestCartDays),
    }),
    valuesOf: ({ name, numberPrefix, zeroPrices, listOutOfStock, feed, defaultSort, countType, ...figures }) => ({
      brand: { name: name.trim() || null },
      orders: { numberPrefix },
      catalog: { zeroPrices, listOutOfStock, feed, defaultSort, lastPieces: wholeNumber(figures.lastPieces) },
      cart: {
        countType,
        maxLineQuantity: wholeNumber(figures.maxLineQuantity),
        maxLines: wholeNumber(figures.maxLines),
        guestCartDays: wholeNumber(figures.guestCartDays),
      },
    }),
    facts: ({ name, numberPrefix, listOutOfStock, zeroPrices, feed, ...rules }) => [
      { label: t('settings.shop.name'), text: name.trim() },
      { label: t('settings.shop.numberPrefix'), text: numberPrefix },
      { label: t('settings.shop.listOutOfStock'), text: yesOrNo(listOutOfStock) },
      { label: t('settings.shop.zeroPrices'), text: yesOrNo(zeroPrices) },
      { label: t('settings.shop.feed'), text: yesOrNo(feed) },
      { label: t('settings.shop.defaultSort'), text: t(`settings.sort.${rules.defaultSort}`) },
      { label: t('settings.shop.lastPieces'), text: rules.lastPieces },
      { label: t('settings.shop.maxLineQuantity'), text: rules.maxLineQuantity },
      { label: t('settings.shop.maxLines'), text: rules.maxLines },
      { label: t('settings.shop.countType'), text: t(`settings.count.${rules.countType}`) },
      { label: t('settings.shop.guestCartDays'), text: rules.guestCartDays },
    ],
  };
}

/** What the shop is called, and rules of its orders and goods. */
export function Page() {
  const t = useT();
  const [defaultStore] = useShopStores();
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
            <SwitchRow
              label={t('settings.shop.feed')}
              text={t('settings.shop.feedText', { path: `/feed/${defaultStore?.code}.xml` })}
              checked={draft.feed}
              variable={variableOf('catalog.feed')}
              onChange={(feed) => set({ feed })}
            />
          </Panel>
          <Panel title={t('settings.shop.lists')}>
            <div className="formgrid">
              <SettingSelect
                width="c3"
                label={t('settings.shop.defaultSort')}
                hint={t('settings.shop.defaultSortHint')}
                value={draft.defaultSort}
                values={listSorts}
                textOf={(sort) => t(`settings.sort.${sort}`)}
                onValue={(defaultSort) => set({ defaultSort })}
              />
              <SettingField
                width="c3"
                inputMode="numeric"
                label={t('settings.shop.lastPieces')}
                hint={t('settings.shop.lastPiecesHint')}
                value={draft.lastPieces}
                error={errorAt('catalog.lastPieces')}
                onValue={(lastPieces) => set({ lastPieces })}
              />
            </div>
          </Panel>
          <Panel title={t('settings.shop.cart')}>
            <div className="formgrid">
              <SettingField
                width="c3"
                inputMode="numeric"
                label={t('settings.shop.maxLineQuantity')}
                value={draft.maxLineQuantity}
                error={errorAt('cart.maxLineQuantity')}
                onValue={(maxLineQuantity) => set({ maxLineQuantity })}
              />
              <SettingField
                width="c3"
                inputMode="numeric"
                label={t('settings.shop.maxLines')}
                value={draft.maxLines}
                error={errorAt('cart.maxLines')}
                onValue={(maxLines) => set({ maxLines })}
              />
              <SettingSelect
                width="c3"
                label={t('settings.shop.countType')}
                value={draft.countType}
                values={countTypes}
                textOf={(type) => t(`settings.count.${type}`)}
                variable={variableOf('cart.countType')}
                onValue={(countType) => set({ countType })}
              />
              <SettingField
                width="c3"
                inputMode="numeric"
                label={t('settings.shop.guestCartDays')}
                hint={t('settings.shop.guestCartHint')}
                value={draft.guestCartDays}
                error={errorAt('cart.guestCartDays')}
                variable={variableOf('cart.guestCartDays')}
                onValue={(guestCartDays) => set({ guestCartDays })}
              />
            </div>
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
