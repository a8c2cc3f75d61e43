import { Button } from '@brixel/ui/button.tsx';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { useMutation } from '#shared/use-mutation.ts';
import { useNumbers } from '../import-text.ts';
import type { StepProps } from '../step-props.ts';

/** What comes and goes in pieces, and how it is reckoned. */
export function StockPanel(step: StepProps) {
  const { format, totals, problems } = step.file;
  const t = useT();
  const { euros } = useNumbers();
  const isSold = format === 'orders-xml';
  const isAdded = format === 'part-list' || format === 'set-parts';
  const how = isSold ? 'imports.stock.howSold' : isAdded ? 'imports.stock.howAdded' : 'imports.stock.how';
  const oversold = problems.find(({ code }) => code === 'OVERSOLD')?.count ?? 0;
  return (
    <Panel title={t('imports.stock')}>
      <dl className="factlist">
        {!isSold && (
          <>
            <dt>{t('imports.stock.added')}</dt>
            <dd>+{t('imports.pieces', { n: totals.added })}</dd>
          </>
        )}
        <dt>{t('imports.stock.removed')}</dt>
        <dd>
          {totals.removed > 0 && '−'}
          {t('imports.pieces', { n: totals.removed })}
        </dd>
        {oversold > 0 && (
          <>
            <dt>{t('imports.stock.oversold')}</dt>
            <dd>{t('imports.items', { n: oversold })}</dd>
          </>
        )}
        <dt>{t(isSold ? 'imports.stock.sold' : 'imports.stock.value')}</dt>
        <dd>
          {t('imports.pieces', { n: totals.pieces })} · {euros(totals.value)}
        </dd>
      </dl>
      {(!step.file.base?.used || step.file.base.update) && <p className="s soft importnote">{t(how)}</p>}
      <BaseNote {...step} />
    </Panel>
  );
}

/** A file that was made from an export of ours knows what was sold here, one that is older than an update does not; which of the two it is, its owner can say. */
function BaseNote({ file: { id, choice, base, can_check }, reload }: StepProps) {
  const t = useT();
  const formatTime = useTimeFormat();
  const checking = useMutation();
  if (!base) return null;
  const kind = base.update ? 'update' : 'base';
  const body = { ...choice, base: base.used ? ('file' as const) : base.id };
  async function check(): Promise<void> {
    await checking.run(() => call('imports.check', { params: { id }, body }));
    reload();
  }
  return (
    <div className="stack importnote">
      <p className="s soft">
        {t(base.used ? `imports.${kind}.used` : `imports.${kind}.offered`, { when: formatTime(base.created_at) })}
      </p>
      {checking.failure && <FailureNotice code={checking.failure} />}
      {can_check && (
        <div>
          <Button size="s" loading={checking.isBusy} onClick={() => void check()}>
            {t(base.used ? 'imports.base.useFile' : `imports.${kind}.use`)}
          </Button>
        </div>
      )}
    </div>
  );
}
