import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { ClockIcon, DownloadIcon, UndoIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useState } from 'react';
import { call, callAddress } from '#data/call.ts';
import { locales, useI18n } from '#i18n/i18n.ts';
import { useStores } from '#pages/content/stores.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { ExternalIcon } from '#shared/icons.tsx';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { useMutation } from '#shared/use-mutation.ts';
import { ImportHead } from './import-head.tsx';
import { useNumbers } from './import-text.ts';
import type { StepProps } from './step-props.ts';
import { WizardSteps } from './wizard-steps.tsx';

const SHOWN = ['create', 'update', 'unchanged', 'retire', 'error'] as const;

/** What has become of an import: in the shop, taken back, or not wanted. */
export function DoneStep({ file, reload }: StepProps) {
  const { t } = useI18n();
  const formatTime = useTimeFormat();
  const { number } = useNumbers();
  const [store] = useStores();
  const { id, name, state, wanted, published_at: at, problem, totals } = file;
  const isIn = state === 'published';
  const gone = state === 'undone' ? 'imports.title.undone' : 'imports.title.dropped';
  const title = wanted === 'undo' ? 'imports.undoing' : isIn ? 'imports.done' : gone;
  const actions = (
    <>
      {totals.warnings + totals.error + totals.skip > 0 && (
        <a className="btn" href={callAddress('imports.report', { params: { id } })} download>
          <DownloadIcon />
          {t('imports.report')}
        </a>
      )}
      {isIn && (
        <a
          className="btn"
          href={store?.addressOf(file.shop_paths[store.code] ?? '/') ?? '/'}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalIcon />
          {t('imports.inTheShop')}
        </a>
      )}
    </>
  );
  return (
    <div className="narrow">
      <ImportHead title={t(title)} actions={actions}>
        {at && isIn ? t('imports.doneLead', { name, when: formatTime(at) }) : name}
      </ImportHead>
      {isIn && <WizardSteps step="publish" />}
      <div className={cx('stack', !isIn && 'importnote')}>
        <dl className="kpis">
          {SHOWN.map((action) => (
            <div key={action} className="kpi">
              <dt>{t(`imports.count.${action}`)}</dt>
              <dd>{number(totals[action])}</dd>
            </div>
          ))}
        </dl>
        {isIn && problem !== null && (
          <Notice tone="bad" title={t('imports.undoStuck')}>
            {problem}
          </Notice>
        )}
        {isIn && <UndoPanel file={file} reload={reload} />}
        <div className="row">
          {isIn && <Button href="/products">{t('imports.toProducts')}</Button>}
          <Button href="/imports">{t('imports.all')}</Button>
          <Button variant={isIn ? 'plain' : 'cta'} href="/imports/new">
            {t('imports.new')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function UndoPanel({ file, reload }: StepProps) {
  const { t, language } = useI18n();
  const mutation = useMutation();
  const [isAsking, setAsking] = useState(false);
  const { id, name, undo_until: until, wanted, totals } = file;
  async function undo(): Promise<void> {
    if (!(await mutation.run(() => call('imports.undo', { params: { id } })))) return;
    setAsking(false);
    reload();
  }
  if (until === null) return <p className="soft">{t('imports.notUndoable')}</p>;
  const day = new Date(until).toLocaleDateString(locales[language], { day: 'numeric', month: 'long' });
  const deadline = (
    <Badge>
      <ClockIcon size={16} />
      {t('imports.undoUntil', { day })}
    </Badge>
  );
  const counts = { changed: totals.update + totals.retire, made: totals.create };
  return (
    <Panel title={t('imports.undoTitle')} aside={deadline}>
      <p>{t('imports.undoText', counts)}</p>
      <div className="row importnote">
        <Button variant="danger" loading={wanted === 'undo'} onClick={() => setAsking(true)}>
          <UndoIcon />
          {t('imports.undo')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('imports.undoAsk', { name })}
        confirmLabel={t('imports.undoAction')}
        dangerous
        isBusy={mutation.isBusy}
        failure={mutation.failure}
        onConfirm={() => void undo()}
        onClose={() => setAsking(false)}
      >
        <p>{t('imports.undoText', counts)}</p>
      </ConfirmDialog>
    </Panel>
  );
}
