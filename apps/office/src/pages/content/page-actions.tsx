import type { OfficePage } from '@brixel/contract/office/content-endpoints';
import type { StoreCode } from '@brixel/contract/stores';
import { Button } from '@brixel/ui/button.tsx';
import { HistoryIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/speak.ts';
import { ExternalIcon } from '#shared/icons.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { useDefaultStore, useStores } from './stores.ts';
import type { PageDeeds } from './use-page-deeds.ts';
import { beginningOf, VersionsDrawer } from './versions-drawer.tsx';

interface PageActionsProps {
  page: OfficePage | null;
  /** the one that is looked at */
  store: StoreCode;
  title: string | undefined;
  /** what was typed would be lost by other deeds */
  isChanged: boolean;
  deeds: PageDeeds;
}

/** The head of a page's form: what it is called, and what else can be done with it. */
export function PageActions({ page, store, title, isChanged, deeds }: PageActionsProps) {
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
                <Button disabled={isChanged} onClick={() => void deeds.remove()}>
                  <TrashIcon />
                  {t('content.remove')}
                </Button>
              )}
            </>
          )
        }
      />
      {page && isOpen && <PageVersions page={page} deeds={deeds} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PageVersionsProps {
  page: OfficePage;
  deeds: PageDeeds;
  onClose: () => void;
}

function PageVersions({ page, deeds, onClose }: PageVersionsProps) {
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
        void deeds.restore(content);
      }}
    />
  );
}
