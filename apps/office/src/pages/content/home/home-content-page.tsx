import { composedHome } from '@brixel/commerce/home-document';
import type { HomePage } from '@brixel/contract/home-page';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { StoreCode } from '@brixel/contract/stores';
import { Button } from '@brixel/ui/button.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { useEffect, useState } from 'react';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { ExternalIcon } from '#shared/icons.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { Panel } from '#shared/panel.tsx';
import { ContentNav } from '../content-nav.tsx';
import { StoreForm, useStoreSave } from '../store-form.tsx';
import { useDefaultStore, useStores } from '../stores.ts';
import { BannerFields } from './banner-fields.tsx';
import { CategoriesFields } from './categories-fields.tsx';
import { type DraftPart, draftOf, mistakesOf, newPart, pageOf } from './home-draft.ts';
import { HomeView } from './home-view.tsx';
import { PartList, partName } from './part-list.tsx';

/** The home page of each store, composed of its parts. */
export function Page() {
  const t = useT();
  const [store, setStore] = useState<StoreCode>(useDefaultStore());
  const shown = useStores().find(({ code }) => code === store);
  const home = useCall('home.read');
  return (
    <>
      <PageHead
        title={t('compose.home')}
        actions={
          <Button href={shown?.addressOf('/') ?? '/'} target="_blank" variant="line">
            {t('content.view')}
            <ExternalIcon size={16} />
          </Button>
        }
      >
        {t('compose.homeLead')}
      </PageHead>
      <ContentNav />
      <LoadedView loaded={home} rows={8}>
        {(value, reload) => (
          <StoreHome
            key={`${store} ${value.version}`}
            store={store}
            home={value}
            onStore={setStore}
            onReload={reload}
          />
        )}
      </LoadedView>
    </>
  );
}

type Home = OfficeResult<'home.read'>;

interface StoreHomeProps {
  store: StoreCode;
  home: Home;
  onStore: (store: StoreCode) => void;
  onReload: () => void;
}

/** A page that nobody has composed yet begins as the shop shows it now. */
function StoreHome({ store, home, onStore, onReload }: StoreHomeProps) {
  const own = home.pages[store];
  const [shown, setShown] = useState<HomePage | null>(own ?? (home.is_demo ? null : composedHome({})));
  useEffect(() => {
    if (shown) return;
    let isCurrent = true;
    const begin = (document: object) => isCurrent && setShown(composedHome(document));
    void fetch(`/banners/${store}.json`)
      .then((answer) => answer.json())
      .then(begin, () => begin({}));
    return () => {
      isCurrent = false;
    };
  }, [shown, store]);
  return shown && <HomeForm store={store} home={home} page={shown} onStore={onStore} onReload={onReload} />;
}

/** By the clock of this device; the shop's own decides. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());

function HomeForm({ store, home, page, onStore, onReload }: StoreHomeProps & { page: HomePage }) {
  const t = useT();
  const [parts, setParts] = useState(() => draftOf(page));
  const [edited, setEdited] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const categories = home.categories[store];
  const next = pageOf(parts);
  const isChanged = JSON.stringify(next) !== JSON.stringify(page);
  const mistakes = mistakesOf(next, t);
  const place = parts.findIndex(({ key }) => key === edited);
  const part = parts[place];

  const change = (changed: object) =>
    setParts((last) => last.map((one) => (one.key === edited ? ({ ...one, ...changed } as DraftPart) : one)));
  const errorAt = (field: string) => (isTried ? mistakes.get(`${place}.${field}`) : undefined);
  const hasMistake = (at: number) => isTried && [...mistakes.keys()].some((key) => key.startsWith(`${at}.`));

  function add(kind: 'hero' | 'banner'): void {
    const added = newPart(kind);
    setParts(kind === 'hero' ? [added, ...parts] : [...parts, added]);
    setEdited(added.key);
  }

  const saving = useStoreSave<HomePage>({
    stored: home.pages[store] ?? null,
    version: home.version,
    send: (saved, version) => call('home.save', { body: { store, page: saved, version } }),
    onReload,
  });

  function save(): void {
    setTried(true);
    const [first] = mistakes.keys();
    if (first === undefined) void saving.save(next);
    else setEdited(parts[Number(first.split('.')[0])]?.key ?? null);
  }

  return (
    <StoreForm
      store={store}
      saving={saving}
      isChanged={isChanged}
      isOwn={home.pages[store] !== undefined}
      onStore={onStore}
      onReload={onReload}
      onSave={save}
      onDiscard={() => {
        setParts(draftOf(page));
        setTried(false);
      }}
      onAsDelivered={() => void saving.save(null)}
    >
      <div className="cols cols--2">
        <div className="stack">
          <PartList
            parts={parts}
            edited={edited}
            today={today()}
            hasMistake={hasMistake}
            onChange={setParts}
            onEdit={(key) => setEdited(key === edited ? null : key)}
          />
          <div className="row">
            <Button onClick={() => add('banner')}>
              <PlusIcon />
              {t('compose.addBanner')}
            </Button>
            <Button onClick={() => add('hero')}>
              <PlusIcon />
              {t('compose.addHero')}
            </Button>
          </div>
          {(part?.kind === 'hero' || part?.kind === 'banner') && (
            <Panel title={partName(part, t)}>
              <BannerFields
                key={part.key}
                store={store}
                value={part}
                categories={categories}
                errorAt={errorAt}
                onChange={change}
              />
            </Panel>
          )}
          {part?.kind === 'categories' && (
            <Panel title={partName(part, t)}>
              <CategoriesFields
                store={store}
                value={part}
                categories={categories}
                errorAt={errorAt}
                onChange={change}
              />
            </Panel>
          )}
        </div>
        <HomeView page={next} categories={categories} today={today()} />
      </div>
    </StoreForm>
  );
}
