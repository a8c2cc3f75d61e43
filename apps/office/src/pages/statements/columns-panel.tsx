import type { OfficeResult } from '@brixel/contract/office/office-types';
import { type StatementField, statementFields } from '@brixel/contract/office/statement-words';
import { Button } from '@brixel/ui/button.tsx';
import { Select } from '@brixel/ui/field.tsx';
import { ArrowRightIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { uploadFile } from '#data/upload.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { Panel } from '#shared/panel.tsx';
import { useMutation } from '#shared/use-mutation.ts';

type Uploaded = OfficeResult<'statements.upload'>;

interface ColumnsPanelProps {
  table: Extract<Uploaded, { kind: 'columns' }>;
  file: File;
  onRead: (result: Uploaded) => void;
  onCancel: () => void;
}

/** A table that was not understood: somebody says what its columns are, and it is sent again. */
export function ColumnsPanel({ table, file, onRead, onCancel }: ColumnsPanelProps) {
  const t = useT();
  const mutation = useMutation();
  const [columns, setColumns] = useState<readonly (StatementField | null)[]>(table.proposed);
  const has = (field: StatementField): boolean => columns.includes(field);
  const isEnough = has('day') && (has('amount') || has('credit')) && (has('purpose') || has('name'));

  async function send(): Promise<void> {
    const more = { columns: columns.map((field) => field ?? '').join(',') };
    const result = await mutation.run(() => uploadFile('statements.upload', file, () => {}, more));
    if (result) onRead(result);
  }

  return (
    <Panel title={t('statements.columns', { name: file.name })}>
      <div className="stack">
        <p className="soft">{t('statements.columnsText')}</p>
        <ul className="columns">
          {table.header.map((header, place) => (
            <li key={`${place} ${header}`}>
              <span className="columns__name">
                <b>{header || t('statements.columnUnnamed', { n: place + 1 })}</b>
                <small>{table.rows.map((row) => row[place] ?? '').join(' · ')}</small>
              </span>
              <ArrowRightIcon size={16} />
              <Select
                aria-label={t('statements.columnMeans', { name: header || String(place + 1) })}
                value={columns[place] ?? ''}
                onChange={({ target }) =>
                  setColumns(
                    columns.map((each, at) =>
                      at === place ? (statementFields.find((field) => field === target.value) ?? null) : each,
                    ),
                  )
                }
              >
                <option value="">{t('statements.field.none')}</option>
                {statementFields.map((field) => (
                  <option key={field} value={field}>
                    {t(`statements.field.${field}`)}
                  </option>
                ))}
              </Select>
            </li>
          ))}
        </ul>
        {!isEnough && <p className="soft">{t('statements.columnsMissing')}</p>}
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <div className="row row--end">
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button variant="cta" disabled={!isEnough} loading={mutation.isBusy} onClick={() => void send()}>
            {t('statements.readTable')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
