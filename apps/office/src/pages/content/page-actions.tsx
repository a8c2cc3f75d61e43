import type { OfficePage } from '@brixel/contract/office/content-endpoints';
import type { StoreCode } from '@brixel/contract/stores';
import { Button } from '@brixel/ui/button.tsx';
import { HistoryIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { ExternalIcon } from '#shared/icons.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { useDefaultStore, useStores } from './stores.ts';
import type { PageMutations } from './use-page-mutations.ts';
import { beginningOf, VersionsDrawer } from './versions-drawer.tsx';

interface PageActionsProps {
  page: OfficePage | null;
  /** the one that is looked at */
  store: StoreCode;
  title: string | undefined;
  /** what was typed would be lost by other actions */
  isChanged: boolean;
  mutations: PageMutations;
}

/** The head of a page's form: what it is called, and what else can be done with it. */
export function PageActions({ page, store, title, isChanged, mutations }: PageActionsProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const shown = useStores().find(({ code }) => code === store);
  return (
    <>
      <Link className="link" to="/content">
        {t('content.back')}
      </Link>
      <PageHead
        title={page ? title || page.identifier : t('content.create')}
        actions={
          page && (
            <>
              <Button disabled={isChanged} onClick={() => setOpen(true)}>
                <HistoryIcon />
                {t('content.versions')}
              </Button>
              {page.published && shown && (
                <a className="btn" href={shown.addressOf(`/i/${page.identifier}`)} target="_blank" rel="noreferrer">
                  <ExternalIcon />
                  {t('content.view')}
                </a>
              )}
              {!page.required && (
                <Button disabled={isChanged} onClick={() => void mutations.remove()}>
                  <TrashIcon />
                  {t('content.remove')}
                </Button>
              )}
            </>
          )
        }
      />
      {page && isOpen && <PageVersions page={page} mutations={mutations} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PageVersionsProps {
  page: OfficePage;
  mutations: PageMutations;
  onClose: () => void;
}

function PageVersions({ page, mutations, onClose }: PageVersionsProps) {
  const defaultStore = useDefaultStore();
  const versions = useCall('content.pageVersions', { params: { id: page.id } });
  return (
    <VersionsDrawer
      open
      onClose={onClose}
      versions={versions}
      current={page.version}
      textOf={({ texts }) => beginningOf(texts[defaultStore]?.content ?? '')}
      onRestore={({ content }) => {
        onClose();
        void mutations.restore(content);
      }}
    />
  );
}
