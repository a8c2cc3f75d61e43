import type { ImportTableChoice, OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { type ImportField, importColourNumbers, importFields } from '@brixel/contract/office/import-words';
import { Badge } from '@brixel/ui/badge.tsx';
import { Field, Select } from '@brixel/ui/field.tsx';
import { ArrowRightIcon, CheckIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';

interface TableColumnsProps {
  table: NonNullable<OfficeImportDetails['table']>;
  choice: ImportTableChoice;
  onChange: (choice: ImportTableChoice) => void;
}

const NONE = '';

/** What each column means, as it is proposed or was remembered; and how its numbers are written. */
export function TableColumns({ table, choice, onChange }: TableColumnsProps) {
  const t = useT();
  const { columns } = choice;
  const found = columns.filter((field) => field !== null).length;
  /** One column for each field: the one that had it is left out. */
  const assign = (place: number, field: ImportField | null): void =>
    onChange({
      ...choice,
      columns: columns.map((each, at) => (at === place ? field : each === field && field !== null ? null : each)),
    });
  return (
    <Panel
      title={t('imports.columnCount', { n: table.columns.length })}
      aside={<Badge tone="ok">{t('imports.columnsFound', { n: found })}</Badge>}
    >
      <ul className="columns">
        {table.columns.map(({ header, samples }, place) => {
          const field = columns[place] ?? null;
          const isSure = field !== null && table.proposed[place] === field;
          return (
            <li key={`${place} ${header}`}>
              <span className="columns__name">
                <b>{header || t('imports.columnUnnamed', { n: place + 1 })}</b>
                <small>{samples.join(' · ')}</small>
              </span>
              <ArrowRightIcon size={16} />
              <Select
                aria-label={t('imports.columnMeans', { name: header || String(place + 1) })}
                value={field ?? NONE}
                onChange={({ target }) => assign(place, importFields.find((each) => each === target.value) ?? null)}
              >
                <option value={NONE}>{t('imports.field.none')}</option>
                {importFields.map((each) => (
                  <option key={each} value={each}>
                    {t(`imports.field.${each}`)}
                  </option>
                ))}
              </Select>
              <Badge tone={isSure ? 'ok' : field === null ? 'plain' : 'info'}>
                {isSure && <CheckIcon size={16} />}
                {t(isSure ? 'imports.column.sure' : field === null ? 'imports.column.out' : 'imports.column.own')}
              </Badge>
            </li>
          );
        })}
      </ul>
      <div className="columns__more">
        <Field label={t('imports.colourNumbers')}>
          <Select
            value={choice.colours}
            onChange={({ target }) =>
              onChange({
                ...choice,
                colours: importColourNumbers.find((each) => each === target.value) ?? choice.colours,
              })
            }
          >
            {importColourNumbers.map((each) => (
              <option key={each} value={each}>
                {t(`imports.colours.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('imports.decimals')}>
          <Select
            value={choice.decimals}
            onChange={({ target }) => onChange({ ...choice, decimals: target.value === 'comma' ? 'comma' : 'point' })}
          >
            <option value="comma">{t('imports.decimals.comma')}</option>
            <option value="point">{t('imports.decimals.point')}</option>
          </Select>
        </Field>
        <Field label={t('imports.defaultCondition')}>
          <Select
            value={choice.condition}
            onChange={({ target }) => onChange({ ...choice, condition: target.value === 'used' ? 'used' : 'new' })}
          >
            <option value="new">{t('imports.condition.new')}</option>
            <option value="used">{t('imports.condition.used')}</option>
          </Select>
        </Field>
      </div>
    </Panel>
  );
}
