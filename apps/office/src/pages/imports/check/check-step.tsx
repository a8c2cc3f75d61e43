import { Button } from '@brixel/ui/button.tsx';
import { DownloadIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { call, callAddress } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { ImportHead } from '../import-head.tsx';
import type { StepProps } from '../step-props.ts';
import { WizardSteps } from '../wizard-steps.tsx';
import { ActionCounts } from './action-counts.tsx';
import { CategoriesPanel } from './categories-panel.tsx';
import { PricePanels } from './price-panels.tsx';
import { ProblemsPanel, UnknownColours } from './problems-panel.tsx';
import { PublishBar } from './publish-bar.tsx';
import { RowPricesNotice } from './row-prices.tsx';
import { RowsPanel } from './rows-panel.tsx';
import { StockPanel } from './stock-panel.tsx';

/** What a file would change. Nothing of it is to be seen in the shop yet. */
export function CheckStep({ file, reload }: StepProps) {
  const t = useT();
  const again = useMutation();
  const { id, name, totals, choice, outdated, problem, can_check } = file;
  const rows = totals.create + totals.update + totals.unchanged + totals.skip + totals.error;
  async function checkAgain(): Promise<void> {
    await again.run(() => call('imports.check', { params: { id }, body: choice }));
    reload();
  }
  const report = (
    <a className="btn" href={callAddress('imports.report', { params: { id } })} download>
      <DownloadIcon />
      {t('imports.report')}
    </a>
  );
  return (
    <div>
      <ImportHead title={t('imports.checkTitle', { name })} actions={report}>
        {t('imports.checkLead', { n: rows })}
      </ImportHead>
      <WizardSteps step="check" />
      <div className="stack importcheck">
        {(outdated || problem !== null) && (
          <Notice
            tone="warn"
            title={t('failure.IMPORT_OUTDATED.title')}
            action={
              can_check && (
                <Button size="s" variant="solid" loading={again.isBusy} onClick={() => void checkAgain()}>
                  {t('imports.checkAgain')}
                </Button>
              )
            }
          >
            {problem ?? t('failure.IMPORT_OUTDATED')}
          </Notice>
        )}
        {again.failure && <FailureNotice code={again.failure} />}
        <ActionCounts file={file} />
        <RowPricesNotice file={file} reload={reload} />
        <RowsPanel file={file} reload={reload} />
        <CategoriesPanel key={JSON.stringify(choice.categories)} file={file} reload={reload} />
        <div className="cols cols--2">
          <div className="stack">
            {file.format === 'orders-xml' ? <StockPanel file={file} reload={reload} /> : <PricePanels id={id} />}
          </div>
          <div className="stack">
            <ProblemsPanel file={file} />
            <UnknownColours file={file} />
            {file.format !== 'orders-xml' && <StockPanel file={file} reload={reload} />}
          </div>
        </div>
      </div>
      <PublishBar file={file} reload={reload} />
    </div>
  );
}
