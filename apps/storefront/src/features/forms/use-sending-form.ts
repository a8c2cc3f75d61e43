import type { Rules } from '@brixel/commerce/form-rules';
import { useState } from 'react';
import { type Form, useForm } from './use-form.ts';

export interface SendingForm<Values> extends Form<Values> {
  isSending: boolean;
  /** why the last attempt failed, in words */
  failure: string | null;
}

/** A form with a call behind it: what it sends, and what came of it. `send` answers with the reason of a failure, or null. */
export function useSendingForm<Values extends object>(
  name: string,
  initial: Values,
  rules: Rules<Values>,
  send: (values: Values) => Promise<string | null>,
): SendingForm<Values> {
  const [values, setValues] = useState(initial);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    setFailure(await send(values));
    setSending(false);
  };
  // password managers fill several fields at once
  const change = (changes: Partial<Values>): void => setValues((now) => ({ ...now, ...changes }));
  return { ...useForm(values, rules, change, () => void submit(), name), isSending, failure };
}
