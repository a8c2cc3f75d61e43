import { Field, Input } from '@brixel/ui/field.tsx';
import { useT } from '#i18n/speak.ts';

interface MoneyFieldProps {
  label: string;
  value: string;
  hint?: string;
  error?: string | undefined;
  isOptional?: boolean;
  onValue: (value: string) => void;
}

/** Euros, typed with comma or point. */
export function MoneyField({ label, value, hint, error, isOptional = false, onValue }: MoneyFieldProps) {
  const t = useT();
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      className="moneyfield"
      {...(isOptional && { optionalLabel: t('settings.optional') })}
    >
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
