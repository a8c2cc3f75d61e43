import { may } from '@brixel/contract/office/roles';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { useMe } from '#data/session.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { useNames } from '#shared/named.ts';
import { SearchField } from '#shared/search-field.tsx';
import type { Filters } from './audit-address.ts';

interface AuditFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

export function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  const t = useT();
  const { role } = useMe();
  const actions = useNames('action');
  const change = (name: keyof Filters, value: string) => onChange({ ...filters, [name]: value });
  return (
    <search className="tools" aria-label={t('audit.filters')}>
      <SearchField
        label={t('audit.subject')}
        value={filters.subject ?? ''}
        maxLength={200}
        onChange={(value) => change('subject', value)}
      />
      {may(role, 'staff') && <PersonField value={filters.staff ?? ''} onChange={(value) => change('staff', value)} />}
      <Field label={t('audit.action')}>
        <Select value={filters.action ?? ''} onChange={({ target }) => change('action', target.value)}>
          <option value="">{t('audit.all')}</option>
          {actions.codes.map((code) => (
            <option key={code} value={code}>
              {actions.name(code)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('audit.from')}>
        <Input type="date" value={filters.from ?? ''} onChange={({ target }) => change('from', target.value)} />
      </Field>
      <Field label={t('audit.to')}>
        <Input type="date" value={filters.to ?? ''} onChange={({ target }) => change('to', target.value)} />
      </Field>
      {Object.keys(filters).length > 0 && (
        <Button variant="ghost" onClick={() => onChange({})}>
          {t('audit.clear')}
        </Button>
      )}
    </search>
  );
}

interface FilterProps {
  value: string;
  onChange: (value: string) => void;
}

/** Only whoever may see the staff can choose among them. */
function PersonField({ value, onChange }: FilterProps) {
  const t = useT();
  const staff = useCall('staff.list');
  const people = staff.state === 'ready' ? staff.value.staff : [];
  return (
    <Field label={t('audit.who')}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('audit.all')}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
