import type { ShopMenu } from '@brixel/contract/home-page';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { StoreCode } from '@brixel/contract/stores';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { ContentNav } from '../content-nav.tsx';
import { StoreForm, useStoreSave } from '../store-form.tsx';
import { useDefaultStore } from '../stores.ts';
import { FooterColumns } from './footer-columns.tsx';
import { draftOf, menuOf, mistakesOf, savedOf } from './menu-draft.ts';
import { MenuEntries } from './menu-entries.tsx';

/** Menu and footer of each store. */
export function Page() {
  const t = useT();
  const [store, setStore] = useState<StoreCode>(useDefaultStore());
  const menus = useCall('menu.read');
  return (
    <>
      <PageHead title={t('compose.menu')}>{t('compose.menuLead')}</PageHead>
      <ContentNav />
      <LoadedView loaded={menus} rows={8}>
        {(value, reload) => (
          <MenuForm
            key={`${store} ${value.version}`}
            store={store}
            menus={value}
            onStore={setStore}
            onReload={reload}
          />
        )}
      </LoadedView>
    </>
  );
}

interface MenuFormProps {
  store: StoreCode;
  menus: OfficeResult<'menu.read'>;
  onStore: (store: StoreCode) => void;
  onReload: () => void;
}

function MenuForm({ store, menus, onStore, onReload }: MenuFormProps) {
  const t = useT();
  const stored = menuOf(menus, store);
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [isTried, setTried] = useState(false);
  const next = savedOf(draft);
  const isChanged = JSON.stringify(next) !== JSON.stringify(stored);
  const mistakes = mistakesOf(next, t);
  const errorAt = (place: string) => (isTried ? mistakes.get(place) : undefined);

  const saving = useStoreSave<ShopMenu>({
    stored: menus.menus[store] ?? null,
    version: menus.version,
    send: (menu, version) => call('menu.save', { body: { store, menu, version } }),
    onReload,
  });

  function save(): void {
    setTried(true);
    if (mistakes.size === 0) void saving.save(next);
  }

  return (
    <StoreForm
      store={store}
      saving={saving}
      isChanged={isChanged}
      isOwn={menus.menus[store] !== undefined}
      onStore={onStore}
      onReload={onReload}
      onSave={save}
      onDiscard={() => {
        setDraft(draftOf(stored));
        setTried(false);
      }}
      onAsDelivered={() => void saving.save(null)}
    >
      <div className="cols cols--2">
        <MenuEntries
          entries={draft.entries}
          categories={menus.categories[store]}
          errorAt={errorAt}
          onChange={(entries) => setDraft({ ...draft, entries })}
        />
        <FooterColumns columns={draft.footer} errorAt={errorAt} onChange={(footer) => setDraft({ ...draft, footer })} />
      </div>
    </StoreForm>
  );
}
