import { useState } from 'react';
import type { Answer } from '#data/call.ts';
import type { Failure } from '#data/failure.ts';

export interface Mutation {
  isBusy: boolean;
  /** of the last try */
  failure: Failure | null;
  /** attempts, where the last try says that few are left */
  left: number | null;
  /** gives the result, or null where it failed */
  run: <T>(make: () => Promise<Answer<T>>) => Promise<T | null>;
}

/** Something that is done by a call: one at a time, and its failure stays in view until the next try. */
export function useMutation(): Mutation {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  return {
    isBusy,
    failure,
    left,
    async run(make) {
      if (isBusy) return null;
      setBusy(true);
      const answer = await make();
      setBusy(false);
      setFailure(answer.ok ? null : answer.code);
      setLeft(answer.ok ? null : (answer.left ?? null));
      return answer.ok ? answer.result : null;
    },
  };
}
