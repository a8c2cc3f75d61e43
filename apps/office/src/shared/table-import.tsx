import type { RowReport } from '@brixel/contract/office/moved-table';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import { Button } from '@brixel/ui/button.tsx';
import { CheckIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type TableCall, uploadFile } from '#data/upload.ts';
import { locales, useI18n } from '#i18n/i18n.ts';
import { FailureNotice } from './failure-notice.tsx';
import { FileDrop } from './file-drop.tsx';
import { Panel } from './panel.tsx';
import { RowReportPanel, type RowSeverity } from './row-report-panel.tsx';
import { useMutation } from './use-mutation.ts';

interface TableImportProps<Name extends TableCall, Code extends string> {
  call: Name;
  /** endings of names; those of tables unless given */
  accept?: string;
  drop: string;
  /** Which columns are known, and how large the file may be. */
  children: ReactNode;
  /** what the file would do, or has done, as numbers with their names */
  counts: (result: OfficeResult<Name>) => readonly (readonly [name: string, count: number])[];
  report: (result: OfficeResult<Name>) => RowReport<Code>;
  /** how many would be taken over */
  fresh: (result: OfficeResult<Name>) => number;
  takeOver: (count: number) => string;
  taken: (count: number) => string;
  sentence: (code: Code) => string;
  severity: Readonly<Record<Code, RowSeverity>>;
}

interface Seen<Result> {
  file: File;
  result: Result;
  isTaken: boolean;
}

/** A table of another shop: the file is looked at, its numbers and odd rows are shown, and a press takes it over. */
export function TableImport<Name extends TableCall, Code extends string>(props: TableImportProps<Name, Code>) {
  const {
    call,
    accept = '.csv,.txt',
    drop,
    children,
    counts,
    report,
    fresh,
    takeOver,
    taken,
    sentence,
    severity,
  } = props;
  const { t, language } = useI18n();
  const mutation = useMutation();
  const [seen, setSeen] = useState<Seen<OfficeResult<Name>> | null>(null);
  const said = useRef<HTMLDivElement>(null);
  // what was pressed is gone, and reading goes on where it is said what came of it
  useEffect(() => {
    if (seen) said.current?.focus();
  }, [seen]);

  if (!seen)
    return (
      <Panel title={t('moving.file')}>
        <FileDrop
          call={call}
          title={drop}
          choose={t('moving.choose')}
          accept={accept}
          onUploaded={(result, file) => setSeen({ file, result, isTaken: false }) as undefined}
        >
          {children}
        </FileDrop>
      </Panel>
    );

  const { file, result, isTaken } = seen;
  const count = fresh(result);
  const number = (value: number): string => value.toLocaleString(locales[language]);

  async function take(): Promise<void> {
    const done = await mutation.run(() => uploadFile(call, file, () => {}, { publish: true }));
    if (done) setSeen({ file, result: done, isTaken: true });
  }

  return (
    <div className="stack">
      {isTaken ? (
        <Notice ref={said} tabIndex={-1} role="status" tone="ok" title={taken(count)}>
          {file.name}
        </Notice>
      ) : (
        <Notice ref={said} tabIndex={-1} role="status" title={file.name}>
          {t('moving.nothingStored')}
        </Notice>
      )}
      <dl className="kpis">
        {counts(result).map(([name, value]) => (
          <div key={name} className="kpi">
            <dt>{name}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
      {mutation.failure && <FailureNotice code={mutation.failure} />}
      <div className="row">
        {!isTaken && count > 0 && (
          <Button variant="cta" loading={mutation.isBusy} onClick={() => void take()}>
            <CheckIcon />
            {takeOver(count)}
          </Button>
        )}
        <Button disabled={mutation.isBusy} onClick={() => setSeen(null)}>
          {t('moving.otherFile')}
        </Button>
      </div>
      <RowReportPanel report={report(result)} sentence={sentence} severity={severity} />
    </div>
  );
}
