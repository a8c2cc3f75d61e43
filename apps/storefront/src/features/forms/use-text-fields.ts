import { checkField, type FormErrors, type Rules } from '@brixel/commerce/form-rules';
import { type ChangeEvent, type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '#i18n/use-t.ts';
import { errorText } from './error-text.ts';

type Texts<Values> = { [Name in keyof Values]: string };
type TextControl = HTMLInputElement | HTMLTextAreaElement;

export interface TextFields<Values> {
  form: RefObject<HTMLFormElement | null>;
  /** of the control */
  control: (name: keyof Values & string) => {
    name: string;
    defaultValue: string;
    onBlur: (event: FocusEvent<TextControl>) => void;
    onChange: (event: ChangeEvent<TextControl>) => void;
  };
  error: (name: keyof Values & string) => string | undefined;
}

/**
 * Fields that a form sends by itself, so that it works without scripts. With them, a field is checked when it is left and then with
 * each change; an answer that finds something wrong moves the focus there.
 */
export function useTextFields<Values extends Texts<Values>>(
  values: Values,
  rules: Rules<Values>,
  found: FormErrors<Values>,
): TextFields<Values> {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState({ found, errors: found });
  if (shown.found !== found) setShown({ found, errors: found });
  const { errors } = shown;

  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    fields.find(({ name }) => name in found)?.focus();
  }, [found]);

  const check = (name: keyof Values & string, value: string): void => {
    const { [name]: _, ...others } = errors;
    const error = checkField(value, values, rules[name]);
    setShown({ found, errors: (error ? { ...others, [name]: error } : others) as FormErrors<Values> });
  };
  return {
    form,
    control: (name) => ({
      name,
      defaultValue: values[name],
      onBlur: ({ target }) => check(name, target.value),
      onChange: ({ target }) => {
        if (errors[name]) check(name, target.value);
      },
    }),
    error: (name) => (errors[name] ? errorText(t, errors[name]) : undefined),
  };
}
