import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';

type Errors<Values> = { [Name in keyof Values]?: string | undefined };

interface FormOptions<Values> {
  initial: Values;
  /** sentences for the fields that are not as they should be */
  check?: (values: Values) => Errors<Values>;
  onSubmit: (values: Values) => void | Promise<void>;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Values of a form of texts. Errors appear with the first try to send it, and go as soon as they are mended. */
export function useForm<Values extends Record<string, string>>({ initial, check, onSubmit }: FormOptions<Values>) {
  const [values, setValues] = useState(initial);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const found = check?.(values) ?? {};
  const errors: Errors<Values> = isTried ? found : {};

  return {
    values,
    errors,
    set: (changed: Partial<Values>) => setValues((last) => ({ ...last, ...changed })),
    reset(next: Values = initial) {
      setValues(next);
      setTried(false);
    },
    /** for the control of a field */
    bind: (name: keyof Values & string) => ({
      name,
      value: values[name],
      onChange: (event: ChangeEvent<Control>) => setValues((last) => ({ ...last, [name]: event.target.value })),
    }),
    /** for the form itself */
    form: {
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        setTried(true);
        if (Object.values(found).every((error) => !error)) return void onSubmit(values);
        // the fields are marked with the next render
        requestAnimationFrame(() => form.current?.querySelector<Control>('[aria-invalid="true"]')?.focus());
      },
    },
  };
}
