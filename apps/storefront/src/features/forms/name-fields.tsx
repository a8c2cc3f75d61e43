import { useT } from '#i18n/use-t.ts';
import { TextField } from './text-field.tsx';
import type { TextField as TextFieldState } from './use-form.ts';

export interface NameFieldsProps {
  first: TextFieldState;
  last: TextFieldState;
  /** whose name it is, where an address says so */
  kind?: 'shipping';
  optional?: boolean;
  hint?: string;
}

export function NameFields({ first, last, kind, optional = false, hint }: NameFieldsProps) {
  const t = useT();
  const prefix = kind ? `${kind} ` : '';
  return (
    <>
      <TextField
        className="c3"
        field={first}
        label={t('account.firstName')}
        hint={hint}
        optional={optional}
        autoComplete={`${prefix}given-name`}
      />
      <TextField
        className="c3"
        field={last}
        label={t('account.lastName')}
        optional={optional}
        autoComplete={`${prefix}family-name`}
      />
    </>
  );
}
