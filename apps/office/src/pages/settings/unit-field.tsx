import { Field, Input } from '@brixel/ui/field.tsx';
import { Outside } from './setting-field.tsx';

export interface UnitFieldProps {
  label: string;
  value: string;
  hint?: string;
  error?: string | undefined;
  /** of the grid of the form, such as c2 */
  width?: string;
  /** set from outside: it cannot be changed here */
  variable?: string | undefined;
  onValue: (value: string) => void;
}

/** A number with its unit behind it, typed with comma or point. */
export function UnitField(props: UnitFieldProps & { unit: string }) {
  const { label, value, hint, error, width, variable, unit, onValue } = props;
  return (
    <Field
      label={label}
      hint={variable ? <Outside variable={variable} /> : hint}
      error={error}
      className={width ? `moneyfield ${width}` : 'moneyfield'}
    >
      <span className={unit.length > 1 ? 'moneyfield__in moneyfield__in--word' : 'moneyfield__in'}>
        <Input
          value={value}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          disabled={variable !== undefined}
          onChange={({ target }) => onValue(target.value)}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
    </Field>
  );
}
