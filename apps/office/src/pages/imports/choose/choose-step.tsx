import type { ImportChoice } from '@brixel/contract/office/import-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { useMutation } from '#shared/use-mutation.ts';
import { ImportHead } from '../import-head.tsx';
import { useNumbers } from '../import-text.ts';
import type { StepProps } from '../step-props.ts';
import { WizardSteps } from '../wizard-steps.tsx';
import { AddingChoices } from './adding-choices.tsx';
import { DumpChoices } from './dump-choices.tsx';
import { FileChoices } from './file-choices.tsx';
import { ProductChoices } from './product-choices.tsx';
import { TableColumns } from './table-columns.tsx';
import { TablePreview } from './table-preview.tsx';

/** A file that was recognised: how its prices are meant, what becomes of lots that it lacks, and of a table what its columns mean. */
export function ChooseStep({ file, reload }: StepProps) {
  const t = useT();
  const formatTime = useTimeFormat();
  const navigate = useNavigate();
  const { size } = useNumbers();
  const [choice, setChoice] = useState<ImportChoice>(file.choice);
  const [checking, dropping] = [useMutation(), useMutation()];
  const { id, name, bytes, table, same_file_at: before } = file;

  async function check(): Promise<void> {
    if (await checking.run(() => call('imports.check', { params: { id }, body: choice }))) reload();
  }
  async function drop(): Promise<void> {
    if (await dropping.run(() => call('imports.drop', { params: { id } }))) void navigate('/imports');
  }

  const tableFacts = ({ sheet, separator, encoding }: NonNullable<typeof table>): string[] =>
    sheet === null
      ? [t('imports.separator', { sign: separator === '\t' ? 'Tab' : separator }), encoding]
      : [t('imports.sheet', { name: sheet })];
  const facts = table ? [size(bytes), ...tableFacts(table)] : [size(bytes), t(`imports.format.${file.format}`)];
  return (
    <div className={table ? undefined : 'narrow'}>
      <ImportHead title={t(table ? 'imports.columns' : 'imports.new')}>{[name, ...facts].join(' · ')}</ImportHead>
      <WizardSteps step={table ? 'columns' : 'file'} />
      <div className="stack">
        {before !== null && (
          <Notice title={t('imports.sameFile', { when: formatTime(before) })}>{t('imports.sameFileText')}</Notice>
        )}
        {table && choice.table && (
          <div className="cols cols--2">
            <TableColumns
              table={table}
              choice={choice.table}
              onChange={(changed) => setChoice({ ...choice, table: changed })}
            />
            <TablePreview id={id} choice={choice.table} prices={choice.prices} />
          </div>
        )}
        {file.state === 'failed' && (
          <Notice tone="bad" title={t('imports.failedTitle')}>
            {file.problem}
          </Notice>
        )}
        {file.format === 'orders-xml' ? (
          <Panel title={t('imports.orders')} aside={<Badge tone="ok">{t('imports.format.orders-xml')}</Badge>}>
            <p>{t('imports.ordersText')}</p>
          </Panel>
        ) : choice.adding ? (
          <AddingChoices file={file} choice={choice.adding} onChange={(adding) => setChoice({ ...choice, adding })} />
        ) : choice.products?.dump ? (
          <DumpChoices file={file} choice={choice} onChange={setChoice} />
        ) : choice.products ? (
          <ProductChoices
            format={file.format}
            choice={choice.products}
            onChange={(products) => setChoice({ ...choice, products })}
          />
        ) : (
          <FileChoices file={file} choice={choice} onChange={setChoice} />
        )}
        {checking.failure && <FailureNotice code={checking.failure} />}
        {dropping.failure && <FailureNotice code={dropping.failure} />}
      </div>
      <section className="savebar" aria-label={t('imports.next')}>
        <p className="grow s">{t('imports.nothingYet')}</p>
        <Button variant="ghost" loading={dropping.isBusy} onClick={() => void drop()}>
          {t('imports.cancel')}
        </Button>
        <Button variant="cta" loading={checking.isBusy} onClick={() => void check()}>
          {t('imports.check')}
        </Button>
      </section>
    </div>
  );
}
