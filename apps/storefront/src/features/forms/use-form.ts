import { checkForm, type FormError, type FormErrors, type Rules } from '@brixel/commerce/form-rules';
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Translate } from '#i18n/translate.ts';
import { useT } from '#i18n/use-t.ts';

export interface FormOptions<Values, Failure extends string> {
  /** prefix of the fields' ids: forms that can be on a page together differ in it */
  name: string;
  /** the first values; with `change` the current ones */
  values: Values;
  /** for values that are stored outside the form */
  change?: (changes: Partial<Values>) => void;
  rules: Rules<Values>;
  /** what the server has found in a form that was sent without scripts */
  found?: FormErrors<Values>;
  /** the browser holds the values, as forms need that work without scripts; its controls are those of `native` */
  isNative?: boolean;
  /** Called with valid values only. Null: done; else why it failed. */
  send: (values: Values, form: FormData) => Promise<Failure | null> | null;
}

export interface Form<Values, Failure extends string = string> {
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  field: (name: keyof Values & string) => TextField;
  native: (name: keyof Values & string) => NativeField;
  /** how many fields were wrong in the last attempt */
  wrongFields: number;
  isSending: boolean;
  /** why the last attempt failed */
  failure: Failure | null;
}

/** A field whose value the form holds. */
export interface TextField {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A field whose value the browser holds. */
export interface NativeField {
  error: string | undefined;
  control: {
    name: string;
    defaultValue: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
    onBlur: () => void;
  };
}

/**
 * Every form of the shop: a field is checked when it is left and then with each change; a failed attempt to send moves the focus to
 * the first wrong field; one attempt at a time.
 */
export function useForm<Values extends object, Failure extends string = string>({
  name: formName,
  values: given,
  change: changeOutside,
  rules,
  found,
  isNative = false,
  send,
}: FormOptions<Values, Failure>): Form<Values, Failure> {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState(given);
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set(Object.keys(found ?? {})));
  const [wrongFields, setWrongFields] = useState(0);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const values = changeOutside ? given : own;
  const errors = checkForm(values, rules);

  useEffect(() => focusOnFirst(form.current, Object.keys(found ?? {})), [found]);

  // a function of the values before: password managers fill several fields at once
  const change = changeOutside ?? ((changes: Partial<Values>) => setOwn((before) => ({ ...before, ...changes })));
  const touch = (...names: string[]): void => setTouched((before) => new Set([...before, ...names]));

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const sent = new FormData(event.currentTarget, submitterOf(event));
    const entered = isNative ? { ...values, ...textsOf(sent, values) } : values;
    const wrong = Object.keys(checkForm(entered, rules));
    setWrongFields(wrong.length);
    if (wrong.length > 0) {
      if (isNative) setOwn(entered);
      touch(...wrong);
      focusOnFirst(form.current, wrong);
      return;
    }
    const sending = send(entered, sent);
    if (!sending) return;
    setSending(true);
    setFailure(null);
    try {
      setFailure(await sending);
    } finally {
      setSending(false);
    }
  };

  const field = (name: keyof Values & string): TextField => ({
    id: `${formName}-${name}`,
    name,
    value: String(values[name] ?? ''),
    error: touched.has(name) && errors[name] ? errorText(t, errors[name]) : undefined,
    onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
    onBlur: () => touch(name),
  });
  return {
    formProps: { ref: form, noValidate: true, onSubmit: (event) => void submit(event) },
    field,
    native: (name) => {
      const { error, onChange, onBlur } = field(name);
      const defaultValue = String(given[name] ?? '');
      return { error, control: { name, defaultValue, onBlur, onChange: ({ target }) => onChange(target.value) } };
    },
    wrongFields,
    isSending,
    failure,
  };
}

/** What is wrong with a field, in the store's language. */
function errorText(t: Translate, error: FormError): string {
  const [code, most] = error.split(':') as [Exclude<FormError, `${string}:${string}`> | 'tooLong', string | undefined];
  // only `tooLong` has a number
  return t(`validation.${code}`, { n: Number(most) });
}

function focusOnFirst(form: HTMLFormElement | null, wrong: readonly string[]): void {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  const first = fields.find(({ name }) => wrong.includes(name));
  // a folded field must be seen before it can have the focus
  first?.closest('details')?.setAttribute('open', '');
  first?.focus();
}

/** The button that was pressed; its name and value are sent too. */
const submitterOf = ({ nativeEvent }: FormEvent): HTMLElement | null =>
  nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;

/** What a browser has filled in before there were scripts causes no event. */
const textsOf = <Values extends object>(form: FormData, values: Values): Partial<Values> =>
  Object.fromEntries(
    [...form].filter(([name, value]) => name in values && typeof value === 'string'),
  ) as Partial<Values>;
