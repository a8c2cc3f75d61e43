import { Field, Input } from '@brixel/ui/field.tsx';

interface MoneyFieldProps {
  label: string;
  value: string;
  hint?: string;
  error?: string | undefined;
  onValue: (value: string) => void;
}

/** Euros, typed with comma or point. */
export function MoneyField({ label, value, hint, error, onValue }: MoneyFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className="moneyfield">
      <span className="moneyfield__in">
        <Input
          value={value}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          onChange={({ target }) => onValue(target.value)}
        />
        <span aria-hidden="true">€</span>
      </span>
    </Field>
  );
}
