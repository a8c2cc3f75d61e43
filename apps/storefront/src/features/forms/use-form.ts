import { checkForm, type FormErrors, type Rules } from '@brixel/commerce/form-rules';
import { type FormEvent, useRef, useState } from 'react';
import { useT } from '#i18n/use-t.ts';
import { errorText } from './error-text.ts';

export interface Form<Values> {
  formProps: { ref: React.RefObject<HTMLFormElement | null>; noValidate: true; onSubmit: (event: FormEvent) => void };
  /** the sentence for screen readers after a failed attempt */
  summary: string | null;
  field: <Name extends keyof Values & string>(name: Name) => TextField;
}

export interface TextField {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** Validates on blur, then on every change; a failed attempt to go on moves the focus to the first wrong field. */
export function useForm<Values extends object>(
  values: Values,
  rules: Rules<Values>,
  change: (changes: Partial<Values>) => void,
  onDone: () => void,
  /** of the fields' ids; forms that can be on the page together differ in it */
  idPrefix = 'checkout',
): Form<Values> {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [summary, setSummary] = useState<string | null>(null);
  const errors: FormErrors<Values> = checkForm(values, rules);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = Object.keys(errors);
    if (wrong.length === 0) {
      setSummary(null);
      onDone();
      return;
    }
    setTouched(new Set([...touched, ...wrong]));
    setSummary(t('checkout.errorSummary', { n: wrong.length }));
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    const first = fields.find((field) => wrong.includes(field.name));
    // a folded field must be seen before it can have the focus
    first?.closest('details')?.setAttribute('open', '');
    first?.focus();
  };

  return {
    formProps: { ref: form, noValidate: true, onSubmit: submit },
    summary,
    field: (name) => ({
      id: `${idPrefix}-${name}`,
      name,
      value: String(values[name] ?? ''),
      error: touched.has(name) && errors[name] ? errorText(t, errors[name]) : undefined,
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
      onBlur: () => setTouched(new Set([...touched, name])),
    }),
  };
}
