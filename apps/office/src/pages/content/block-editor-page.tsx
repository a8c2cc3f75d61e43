import type { BlockContent, OfficeBlock } from '@brixel/contract/office/content-endpoints';
import type { StoreCode } from '@brixel/contract/stores';
import { Button } from '@brixel/ui/button.tsx';
import { HistoryIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { Panel } from '#shared/panel.tsx';
import { SaveBar } from '#shared/save-bar.tsx';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { Preview } from './preview.tsx';
import { RichText } from './rich-text.tsx';
import { SaveFailure } from './save-failure.tsx';
import { StoreSwitch } from './store-switch.tsx';
import { useDefaultStore, useStores } from './stores.ts';
import { beginningOf, VersionsDrawer } from './versions-drawer.tsx';

export function Page() {
  const { id = '' } = useParams();
  const block = useCall('content.block', { params: { id } });
  return (
    <LoadedView loaded={block} rows={6}>
      {(value, reload) => <BlockForm key={value.version} block={value} onReload={reload} />}
    </LoadedView>
  );
}

interface BlockFormProps {
  block: OfficeBlock;
  /** reads the block anew; a newer version begins a new form */
  onReload: () => void;
}

function BlockForm({ block, onReload }: BlockFormProps) {
  const t = useT();
  const stores = useStores();
  const mutation = useMutation();
  const { id, identifier, version } = block;
  const [texts, setTexts] = useState(block.texts);
  const defaultStore = useDefaultStore();
  const [store, setStore] = useState<StoreCode>(defaultStore);
  const [round, setRound] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const title = block.texts[defaultStore]?.title || identifier;
  const content = texts[store]?.content ?? texts[defaultStore]?.content ?? '';
  const changed = stores.filter(({ code }) => texts[code]?.content !== block.texts[code]?.content);

  async function save(next: BlockContent['texts']): Promise<void> {
    const update = (body: BlockContent & { version: number }) => call('content.updateBlock', { params: { id }, body });
    const saved = await mutation.run(() => update({ texts: next, version }));
    if (!saved) return;
    const takeBack = async () => {
      const answer = await update({ texts: block.texts, version: saved.version });
      if (answer.ok) toast({ text: t('content.takenBack') });
      else toastFailure(answer.code);
      onReload();
    };
    toast({ text: t('content.saved'), undo: () => void takeBack() });
    onReload();
  }

  return (
    <>
      <Link className="link" to="/content/blocks">
        {t('content.blocks')}
      </Link>
      <PageHead
        title={title}
        actions={
          <Button disabled={changed.length > 0} onClick={() => setOpen(true)}>
            <HistoryIcon />
            {t('content.versions')}
          </Button>
        }
      />
      <SaveFailure code={mutation.failure} onLoadNewer={onReload} />
      <div className="cols cols--2">
        <Panel title={t('content.text')} aside={<StoreSwitch value={store} onChange={setStore} />}>
          <RichText
            key={`${store} ${round}`}
            label={t('content.content')}
            html={content}
            onChange={(html) => setTexts((last) => ({ ...last, [store]: { title, ...last[store], content: html } }))}
          />
        </Panel>
        <Preview content={content} />
      </div>
      <SaveBar
        changed={changed.map(({ name }) => name)}
        isBusy={mutation.isBusy}
        onSave={() => void save(texts)}
        onDiscard={() => {
          setTexts(block.texts);
          setRound(round + 1);
        }}
      />
      {isOpen && (
        <BlockVersions
          block={block}
          onClose={() => setOpen(false)}
          onRestore={(older) => {
            setOpen(false);
            void save(older.texts);
          }}
        />
      )}
    </>
  );
}

interface BlockVersionsProps {
  block: OfficeBlock;
  onClose: () => void;
  onRestore: (content: BlockContent) => void;
}

function BlockVersions({ block, onClose, onRestore }: BlockVersionsProps) {
  const defaultStore = useDefaultStore();
  const versions = useCall('content.blockVersions', { params: { id: block.id } });
  return (
    <VersionsDrawer
      open
      onClose={onClose}
      versions={versions}
      current={block.version}
      textOf={({ texts }) => beginningOf(texts[defaultStore]?.content ?? '')}
      onRestore={({ content }) => onRestore(content)}
    />
  );
}
