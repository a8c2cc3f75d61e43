import { useState } from 'react';
import type { Answer } from '#data/call.ts';
import type { Failure } from '#data/failure.ts';

export interface Deed {
  isBusy: boolean;
  /** of the last try */
  failure: Failure | null;
  /** gives the result, or null where it failed */
  run: <T>(make: () => Promise<Answer<T>>) => Promise<T | null>;
}

/** Something that is done by a call: one at a time, and its failure stays in view until the next try. */
export function useDeed(): Deed {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    isBusy,
    failure,
    async run(make) {
      if (isBusy) return null;
      setBusy(true);
      const answer = await make();
      setBusy(false);
      setFailure(answer.ok ? null : answer.code);
      return answer.ok ? answer.result : null;
    },
  };
}
