import type { OfficeCall } from '@brixel/contract/office/office-routes';
import type { OfficeInput, OfficeResult } from '@brixel/contract/office/office-types';
import { useEffect, useState } from 'react';
import { type Answer, call } from './call.ts';
import type { Failure } from './failure.ts';

/**
 * What a page reads: on its way, not to be had, or there. While it is read anew, the last one stays; it also stays where that fails,
 * with the reason in `failure`: somebody may be typing in it.
 */
export type Loaded<T> =
  | { state: 'loading'; reload: () => void }
  | { state: 'failed'; code: Failure; reload: () => void }
  | { state: 'ready'; value: T; failure: Failure | null; reload: () => void };

export interface Reading<T> {
  /** stands for the input */
  key: string;
  answer: Answer<T>;
  /** of the last reading, where it has left the answer of an earlier one */
  failure: Failure | null;
}

/** They say nothing about what was read before. */
const PASSING: readonly Failure[] = ['NO_CONNECTION', 'TOO_MANY_REQUESTS', 'UNEXPECTED'];

/** What is known once an answer has come. */
export const afterAnswer = <T>(last: Reading<T> | null, key: string, answer: Answer<T>): Reading<T> =>
  !answer.ok && PASSING.includes(answer.code) && last?.key === key && last.answer.ok
    ? { ...last, failure: answer.code }
    : { key, answer, failure: null };

/** Reads at once, and again when the input is another one or `reload` is called. */
export function useCall<Name extends OfficeCall>(
  name: Name,
  input: OfficeInput<Name> = {} as OfficeInput<Name>,
): Loaded<OfficeResult<Name>> {
  const key = JSON.stringify(input);
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<Reading<OfficeResult<Name>> | null>(null);

  // the key stands for the input
  useEffect(() => {
    let isCurrent = true;
    void call(name, input).then((answer) => {
      if (isCurrent) setKnown((last) => afterAnswer(last, key, answer));
    });
    return () => {
      isCurrent = false;
    };
  }, [name, key, round]);

  const reload = () => setRound((last) => last + 1);
  if (known?.key !== key) return { state: 'loading', reload };
  const { answer, failure } = known;
  return answer.ok
    ? { state: 'ready', value: answer.result, failure, reload }
    : { state: 'failed', code: answer.code, reload };
}
