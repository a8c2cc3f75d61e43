import { useT } from '#i18n/use-t.ts';
import { TextField } from './text-field.tsx';
import type { TextField as TextFieldState } from './use-form.ts';

export interface EmailFieldProps {
  field: TextFieldState;
  className?: string;
  hint?: string;
  /** `username` where it names an account */
  autoComplete?: 'email' | 'username';
}

export function EmailField({ autoComplete = 'email', ...props }: EmailFieldProps) {
  const t = useT();
  return (
    <TextField
      {...props}
      label={t('common.email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
    />
  );
}
