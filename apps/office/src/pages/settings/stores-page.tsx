import type { TextCounts } from '@brixel/contract/office/store-endpoints';
import { type StoreCode, storeCodes, storeViews } from '@brixel/contract/stores';
import { Switch } from '@brixel/ui/switch.tsx';
import { useEffect, useId } from 'react';
import { forgetShopStores } from '#data/shop-stores.ts';
import { useCall } from '#data/use-call.ts';
import { useI18n, useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { Outside, SettingField } from './setting-field.tsx';
import { SettingsPage } from './settings-page.tsx';
import type { SettingsForm } from './use-settings-form.ts';

interface StoreRow {
  code: StoreCode;
  isServed: boolean;
  name: string;
  host: string;
}

interface Draft {
  multistore: boolean;
  defaultStore: StoreCode;
  /** all that the shop could serve: those that it does come first */
  rows: readonly StoreRow[];
}

function useLanguageNames(): (code: StoreCode) => string {
  const { language } = useI18n();
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return (code) => names.of(storeViews[code].language) ?? code;
}

function useStoresForm(): SettingsForm<'stores', Draft> {
  const t = useT();
  const nameOf = useLanguageNames();
  return {
    sections: ['stores'],
    draftOf: ({ stores: { multistore, views } }) => {
      const others = storeCodes.filter((code) => !views.some((view) => view.code === code));
      return {
        multistore,
        defaultStore: views[0]?.code ?? storeCodes[0],
        rows: [
          ...views.map(({ code, name, host }) => ({ code, isServed: true, name: name ?? '', host: host ?? '' })),
          ...others.map((code) => ({ code, isServed: false, name: '', host: '' })),
        ],
      };
    },
    valuesOf: ({ multistore, defaultStore, rows }) => ({
      stores: {
        multistore,
        views: rows
          .filter(({ isServed }) => isServed)
          .toSorted((a, b) => Number(b.code === defaultStore) - Number(a.code === defaultStore))
          .map(({ code, name, host }) => ({
            code,
            name: name.trim() || null,
            host: code === defaultStore ? null : host.trim() || null,
          })),
      },
    }),
    facts: ({ defaultStore, rows }) => [
      { label: t('settings.stores.default'), text: nameOf(defaultStore) },
      ...rows.flatMap(({ code, isServed, name, host }) => [
        { label: nameOf(code), text: t(isServed ? 'settings.stores.on' : 'settings.stores.off') },
        { label: `${nameOf(code)}: ${t('settings.stores.name')}`, text: name.trim() },
        { label: `${nameOf(code)}: ${t('settings.stores.host')}`, text: host.trim() },
      ]),
    ],
  };
}

/** Which languages the shop is served in, and where. */
export function Page() {
  const t = useT();
  const nameOf = useLanguageNames();
  const texts = useCall('stores.texts');
  // pages of content read them anew
  useEffect(() => forgetShopStores, []);
  return (
    <SettingsPage title={t('page.stores')} lead={t('settings.stores.lead')} form={useStoresForm()}>
      {({ draft, set, errorAt, variableOf }) => {
        const alone = variableOf('stores.multistore');
        const change = (code: StoreCode, changes: Partial<StoreRow>) =>
          set({ rows: draft.rows.map((row) => (row.code === code ? { ...row, ...changes } : row)) });
        const views = draft.rows
          .filter(({ isServed }) => isServed)
          .toSorted((a, b) => Number(b.code === draft.defaultStore) - Number(a.code === draft.defaultStore));
        return (
          <>
            {alone && (
              <p className="soft">
                {t('settings.stores.alone')} <Outside variable={alone} />
              </p>
            )}
            {draft.rows.map((row) => (
              <StorePanel
                key={row.code}
                row={row}
                language={nameOf(row.code)}
                isDefault={row.code === draft.defaultStore}
                hostError={errorAt(`stores.views.${views.findIndex(({ code }) => code === row.code)}.host`)}
                counts={texts.state === 'ready' ? { own: texts.value.own[row.code], all: texts.value.all } : null}
                onChange={(changes) => change(row.code, changes)}
                onDefault={() => set({ defaultStore: row.code })}
              />
            ))}
          </>
        );
      }}
    </SettingsPage>
  );
}

interface StorePanelProps {
  row: StoreRow;
  language: string;
  isDefault: boolean;
  hostError: string | undefined;
  counts: { own: TextCounts; all: TextCounts } | null;
  onChange: (changes: Partial<StoreRow>) => void;
  onDefault: () => void;
}

function StorePanel({ row, language, isDefault, hostError, counts, onChange, onDefault }: StorePanelProps) {
  const t = useT();
  const id = useId();
  return (
    <Panel
      title={language}
      aside={
        <Switch
          label={t('settings.stores.serve', { language })}
          checked={row.isServed}
          disabled={isDefault}
          onCheckedChange={(isServed) => onChange({ isServed })}
        />
      }
    >
      <div className="stack">
        {counts && (
          <p className="soft s">
            {t('settings.stores.texts', {
              products: counts.own.products,
              allProducts: counts.all.products,
              pages: counts.own.pages,
              allPages: counts.all.pages,
            })}
          </p>
        )}
        {row.isServed && (
          <>
            <label className="row" htmlFor={`${id}-default`}>
              <input id={`${id}-default`} name="default-store" type="radio" checked={isDefault} onChange={onDefault} />
              <span>{t('settings.stores.default')}</span>
            </label>
            <SettingField
              label={t('settings.stores.name')}
              hint={t('settings.stores.nameHint')}
              value={row.name}
              maxLength={60}
              isOptional
              onValue={(name) => onChange({ name })}
            />
            {!isDefault && (
              <SettingField
                label={t('settings.stores.host')}
                hint={t('settings.stores.hostHint', { code: row.code })}
                value={row.host}
                error={hostError}
                isOptional
                onValue={(host) => onChange({ host })}
              />
            )}
          </>
        )}
      </div>
    </Panel>
  );
}
