import { Field, Input, type InputProps } from '@brixel/ui/field.tsx';
import type { ReactNode } from 'react';
import { useT } from '#i18n/i18n.ts';
import { LockIcon } from '#shared/icons.tsx';

interface SettingFieldProps extends Omit<InputProps, 'value' | 'size'> {
  label: string;
  value: string;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  /** set from outside: it cannot be changed here */
  variable?: string | undefined;
  isValid?: boolean;
  /** of the grid of the form, such as c3 */
  width?: string;
  onValue?: (value: string) => void;
}

export function SettingField(props: SettingFieldProps) {
  const { label, value, hint, error, isOptional = false, variable, isValid = false, width, onValue, ...input } = props;
  const t = useT();
  return (
    <Field
      label={label}
      hint={variable ? <Outside variable={variable} /> : hint}
      error={error}
      valid={isValid}
      {...(isOptional && { optionalLabel: t('settings.ifAny') })}
      {...(width && { className: width })}
    >
      <Input
        autoComplete="off"
        onChange={({ target }) => onValue?.(target.value)}
        {...input}
        value={value}
        disabled={variable !== undefined}
      />
    </Field>
  );
}

/** Says which variable of the environment wins. */
export function Outside({ variable }: { variable: string }) {
  const t = useT();
  return (
    <span className="outside">
      <LockIcon size={16} />
      <span>
        {t('settings.outside')} <code>{variable}</code>
      </span>
    </span>
  );
}
