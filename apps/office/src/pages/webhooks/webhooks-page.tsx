import type { OfficeWebhook } from '@brixel/contract/office/webhook-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { Panel } from '#shared/panel.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookPanel } from './webhook-panel.tsx';

/** In the language that most of those programs are at home in; short enough to be read here. */
const VERIFY = `import { createHmac, timingSafeEqual } from 'node:crypto';

function isGenuine(headers, body, secret) {
  const id = headers['webhook-id'], at = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - at) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const own = createHmac('sha256', key).update(\`\${id}.\${at}.\${body}\`).digest();
  return headers['webhook-signature'].split(' ').some((each) => {
    const theirs = Buffer.from(each.replace('v1,', ''), 'base64');
    return theirs.length === own.length && timingSafeEqual(theirs, own);
  });
}`;

/** Addresses of other programs that are told what happens in the shop. */
export function Page() {
  const t = useT();
  const list = useCall('webhooks.list');
  const [edited, setEdited] = useState<OfficeWebhook | 'new' | null>(null);
  const create = (
    <Button variant="cta" onClick={() => setEdited('new')}>
      <PlusIcon />
      {t('webhooks.create')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('page.webhooks')} actions={create}>
        {t('webhooks.lead')}
      </PageHead>
      <div className="settings__body stack">
        <LoadedView loaded={list} rows={3}>
          {({ endpoints, threshold, allows_private: allowsPrivate }, reload) => (
            <>
              {endpoints.length === 0 && (
                <Panel title={t('page.webhooks')} flush>
                  <EmptyState title={t('webhooks.none')}>{t('webhooks.noneText')}</EmptyState>
                </Panel>
              )}
              {endpoints.map((webhook) => (
                <WebhookPanel
                  key={webhook.id}
                  webhook={webhook}
                  isOpen={endpoints.length === 1}
                  onChange={() => setEdited(webhook)}
                  reload={reload}
                />
              ))}
              {edited && (
                <WebhookDialog
                  webhook={edited === 'new' ? null : edited}
                  threshold={threshold}
                  allowsPrivate={allowsPrivate}
                  onClose={() => setEdited(null)}
                  onSaved={reload}
                />
              )}
            </>
          )}
        </LoadedView>
        <Panel title={t('webhooks.verify')}>
          <div className="stack">
            <p>{t('webhooks.verifyText')}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
            <pre className="textbox" tabIndex={0}>
              <code>{VERIFY}</code>
            </pre>
            <p>{t('webhooks.rules')}</p>
            <p>
              <a href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer">
                {t('webhooks.standard')}
              </a>
              {' · '}
              <a href="/admin/api/openapi.json" target="_blank" rel="noreferrer">
                {t('webhooks.description')}
              </a>
            </p>
          </div>
        </Panel>
      </div>
    </>
  );
}
