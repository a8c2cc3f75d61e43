import { Field, Input, type InputProps } from '@brixel/ui/field.tsx';
import type { ReactNode } from 'react';
import { useT } from '#i18n/use-t.ts';
import type { TextField as TextFieldState } from './use-form.ts';

export interface TextFieldProps
  extends Pick<InputProps, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'onFocus'> {
  field: TextFieldState;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
}

/** A labelled line of text in the checkout. */
export function TextField({ field, label, hint, optional, className, ...input }: TextFieldProps) {
  const t = useT();
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required={!optional}
      {...(optional ? { optionalLabel: t('checkout.optional') } : {})}
      {...(className ? { className } : {})}
    >
      <Input
        type="text"
        {...input}
        name={field.name}
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
