import { Field, Input } from '@brixel/ui/field.tsx';

export interface UnitFieldProps {
  label: string;
  value: string;
  hint?: string;
  error?: string | undefined;
  /** of the grid of the form, such as c2 */
  width?: string;
  onValue: (value: string) => void;
}

/** A number with its unit behind it, typed with comma or point. */
export function UnitField({ label, value, hint, error, width, unit, onValue }: UnitFieldProps & { unit: string }) {
  return (
    <Field label={label} hint={hint} error={error} className={width ? `moneyfield ${width}` : 'moneyfield'}>
      <span className={unit.length > 1 ? 'moneyfield__in moneyfield__in--word' : 'moneyfield__in'}>
        <Input
          value={value}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          onChange={({ target }) => onValue(target.value)}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
    </Field>
  );
}
