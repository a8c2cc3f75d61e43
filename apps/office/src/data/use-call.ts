import type { OfficeCall } from '@brixel/contract/office/office-routes';
import type { OfficeInput, OfficeResult } from '@brixel/contract/office/office-types';
import { useEffect, useState } from 'react';
import { type Answer, call } from './call.ts';
import type { Failure } from './failure.ts';

/** What a page reads: on its way, not to be had, or there. While it is read anew, the last one stays. */
export type Loaded<T> =
  | { state: 'loading'; reload: () => void }
  | { state: 'failed'; code: Failure; reload: () => void }
  | { state: 'ready'; value: T; reload: () => void };

/** Reads at once, and again when the input is another one or `reload` is called. */
export function useCall<Name extends OfficeCall>(
  name: Name,
  input: OfficeInput<Name> = {} as OfficeInput<Name>,
): Loaded<OfficeResult<Name>> {
  const key = JSON.stringify(input);
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<{ key: string; answer: Answer<OfficeResult<Name>> } | null>(null);

  // the key stands for the input
  useEffect(() => {
    let isCurrent = true;
    void call(name, input).then((answer) => {
      if (isCurrent) setKnown({ key, answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [name, key, round]);

  const reload = () => setRound((last) => last + 1);
  if (known?.key !== key) return { state: 'loading', reload };
  const { answer } = known;
  return answer.ok ? { state: 'ready', value: answer.result, reload } : { state: 'failed', code: answer.code, reload };
}
