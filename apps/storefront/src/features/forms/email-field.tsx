import { suggestEmail } from '@brixel/commerce/suggest-email';
import { TextButton } from '@brixel/ui/text-button.tsx';
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

/** Asks about domains that look like a slip; the answer is one press away, and nobody has to give it. */
export function EmailField({ autoComplete = 'email', hint, ...props }: EmailFieldProps) {
  const t = useT();
  const { field } = props;
  const meant = suggestEmail(field.value);
  const question = meant && (
    <span role="status">
      <TextButton onClick={() => field.onChange(meant)}>{t('validation.emailMeant', { meant })}</TextButton>
    </span>
  );
  return (
    <TextField
      {...props}
      hint={question ?? hint}
      label={t('common.email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
    />
  );
}
