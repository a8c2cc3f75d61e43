import type { ShopMenu } from '@brixel/contract/home-page';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { StoreCode } from '@brixel/contract/stores';
import { Button } from '@brixel/ui/button.tsx';
import { UndoIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/speak.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { SaveBar } from '#shared/save-bar.tsx';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { useDeed } from '#shared/use-deed.ts';
import { ContentNav } from '../content-nav.tsx';
import { GuardedStoreSwitch } from '../guarded-store-switch.tsx';
import { SaveFailure } from '../save-failure.tsx';
import { useDefaultStore, useStores } from '../stores.ts';
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
  const stores = useStores();
  const deed = useDeed();
  const stored = menuOf(menus, store);
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [isTried, setTried] = useState(false);
  const next = savedOf(draft);
  const isChanged = JSON.stringify(next) !== JSON.stringify(stored);
  const mistakes = mistakesOf(next, t);
  const errorAt = (place: string) => (isTried ? mistakes.get(place) : undefined);

  async function save(menu: ShopMenu | null): Promise<void> {
    setTried(true);
    if (menu && mistakes.size > 0) return;
    const { version } = menus;
    const saved = await deed.run(() => call('menu.save', { body: { store, menu, version } }));
    if (!saved) return;
    const takeBack = async () => {
      const body = { store, menu: menus.menus[store] ?? null, version: saved.version };
      const answer = await call('menu.save', { body });
      if (answer.ok) toast({ text: t('content.takenBack') });
      else toastFailure(answer.code);
      onReload();
    };
    toast({ text: t('content.saved'), undo: () => void takeBack() });
    onReload();
  }

  return (
    <>
      <div className="row row--between">
        <GuardedStoreSwitch value={store} isChanged={isChanged} onChange={onStore} />
        {menus.menus[store] && (
          <Button variant="ghost" onClick={() => void save(null)}>
            <UndoIcon />
            {t('compose.asDelivered')}
          </Button>
        )}
      </div>
      <SaveFailure code={deed.failure} onLoadNewer={onReload} />
      <div className="cols cols--2">
        <MenuEntries
          entries={draft.entries}
          categories={menus.categories[store]}
          errorAt={errorAt}
          onChange={(entries) => setDraft({ ...draft, entries })}
        />
        <FooterColumns columns={draft.footer} errorAt={errorAt} onChange={(footer) => setDraft({ ...draft, footer })} />
      </div>
      <SaveBar
        changed={isChanged ? stores.filter(({ code }) => code === store).map(({ name }) => name) : []}
        isBusy={deed.isBusy}
        onSave={() => void save(next)}
        onDiscard={() => {
          setDraft(draftOf(stored));
          setTried(false);
        }}
      />
    </>
  );
}
