import { PasswordField } from '@brixel/ui/password-field.tsx';
import { useT } from '#i18n/use-t.ts';
import type { TextField } from './use-form.ts';

export interface PasswordInputProps {
  field: TextField;
  label: string;
  /** whether password managers fill it in or generate one */
  kind: 'current-password' | 'new-password';
  /** the same again */
  isRepeated?: boolean;
}

export function PasswordInput({ field, label, kind, isRepeated }: PasswordInputProps) {
  const t = useT();
  return (
    <PasswordField
      id={field.id}
      label={label}
      error={field.error}
      hint={kind === 'new-password' && !isRepeated ? t('account.passwordHint') : undefined}
      required
      showLabel={t('account.showPassword')}
      hideLabel={t('account.hidePassword')}
      inputProps={{
        name: field.name,
        value: field.value,
        autoComplete: kind,
        maxLength: 200,
        onChange: (event) => field.onChange(event.target.value),
        onBlur: field.onBlur,
      }}
    />
  );
}
