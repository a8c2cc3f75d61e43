import type { Role } from '@brixel/contract/office/roles';
import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { UndoIcon } from '@brixel/ui/icons.tsx';
import { useId } from 'react';
import { useT } from '#i18n/i18n.ts';
import { ColumnsIcon } from '#shared/icons.tsx';
import { type ColumnKey, columnKeys, columnsFor, usualColumns } from './grid/grid-columns.ts';

interface ColumnMenuProps {
  role: Role;
  chosen: readonly ColumnKey[];
  onChange: (keys: readonly ColumnKey[]) => void;
}

/** Which columns this browser shows. */
export function ColumnMenu({ role, chosen, onChange }: ColumnMenuProps) {
  const t = useT();
  const id = useId();
  return (
    <div className="columns">
      <Button popoverTarget={id}>
        <ColumnsIcon />
        {t('products.columns')}
      </Button>
      <fieldset id={id} popover="auto" className="menu columns__menu">
        <legend className="sr">{t('products.columns')}</legend>
        {columnsFor(role).map((key) => (
          <Checkbox
            key={key}
            checked={chosen.includes(key)}
            onChange={({ target }) =>
              onChange(columnKeys.filter((other) => (other === key ? target.checked : chosen.includes(other))))
            }
          >
            {t(`products.column.${key}`)}
          </Checkbox>
        ))}
        <button type="button" onClick={() => onChange(usualColumns)}>
          <UndoIcon />
          {t('products.usualColumns')}
        </button>
      </fieldset>
    </div>
  );
}
