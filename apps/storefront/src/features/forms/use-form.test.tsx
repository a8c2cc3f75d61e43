import { email, required } from '@brixel/commerce/form-rules';
import { createElement, type FormEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { type Services, ServicesContext } from '#data/services.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { type Form, type FormOptions, useForm } from './use-form.ts';

interface Values {
  email: string;
  message: string;
}

const rules = { email: [required, email], message: [required] };
const complete: Values = { email: 'ada@example.de', message: 'Hallo' };

await loadMessages('en', ['validation']);
afterEach(() => vi.unstubAllGlobals());

/** The form as it is rendered first, with a form element that holds `entered`. */
function open(options: Partial<FormOptions<Values, string>>, entered: Partial<Values> = {}) {
  vi.stubGlobal(
    'FormData',
    class extends Map<string, string> {
      constructor() {
        super(Object.entries(entered));
      }
    },
  );
  vi.stubGlobal('SubmitEvent', class {});
  const send = vi.fn<FormOptions<Values, string>['send']>(async () => null);
  const forms: Form<Values>[] = [];
  function Probe() {
    forms.push(useForm({ name: 'contact', values: complete, rules, send, ...options }));
    return null;
  }
  renderToStaticMarkup(createElement(ServicesContext, { value: { language: 'en' } as Services }, createElement(Probe)));
  const form = forms[0]!;
  const focused: string[] = [];
  const elements = ['email', 'message'].map((name) => ({ name, closest: () => null, focus: () => focused.push(name) }));
  form.formProps.ref.current = { elements } as unknown as HTMLFormElement;
  const preventDefault = vi.fn();
  const submit = () =>
    form.formProps.onSubmit({
      preventDefault,
      currentTarget: null,
      nativeEvent: {},
    } as unknown as FormEvent<HTMLFormElement>);
  return { form, send, focused, submit, preventDefault };
}

test('a field has its id, its value, and no error before it was left', () => {
  const { form } = open({ values: { email: 'ada', message: '' } });
  expect(form.field('email')).toMatchObject({ id: 'contact-email', name: 'email', value: 'ada', error: undefined });
  expect(form).toMatchObject({ isSending: false, failure: null, wrongFields: 0 });
});

test('what the server has found wrong is shown at once', () => {
  const { form } = open({ values: { email: 'ada', message: '' }, found: { message: 'required' } });
  expect(form.native('message')).toMatchObject({
    error: 'Field is required',
    control: { name: 'message', defaultValue: '' },
  });
  expect(form.native('email').error).toBeUndefined();
});

test('wrong values are not sent, and the first wrong field gets the focus', () => {
  const { send, focused, submit, preventDefault } = open({ values: { email: '', message: '' } });
  submit();
  expect([send.mock.calls, focused, preventDefault.mock.calls.length]).toEqual([[], ['email'], 1]);
});

test('values that the form holds are sent as they are, whatever the browser has', () => {
  const { send, submit } = open({}, { email: 'other@example.de' });
  submit();
  expect(send.mock.calls[0]?.[0]).toEqual(complete);
});

test('values that the browser holds are read from it, without an event', () => {
  const empty = { email: '', message: '' };
  const { send, submit } = open({ values: empty, isNative: true }, { ...complete, other: 'x' } as Values);
  submit();
  expect(send.mock.calls[0]?.[0]).toEqual(complete);
});

test('values that are stored elsewhere are changed there', () => {
  const change = vi.fn();
  const { form } = open({ change });
  form.field('message').onChange('Servus');
  expect(change).toHaveBeenCalledWith({ message: 'Servus' });
});
