import { useCallback, useEffect, useState } from 'react';
import type { Outcome } from '#data/api/outcome.ts';

export type Loaded<T> =
  | { step: 'loading' }
  | { step: 'failed'; code: number; retry: () => void }
  | { step: 'done'; result: T; retry: () => void };

/** Loads data of an account page after it was rendered. `ask` must be stable while its inputs are. */
export function useLoaded<T>(ask: () => Promise<Outcome<T>>): Loaded<T> {
  const [answer, setAnswer] = useState<{ to: typeof ask; outcome: Outcome<T> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setAnswer(null);
    setAttempt((now) => now + 1);
  }, []);
  useEffect(() => {
    let isCurrent = true;
    void ask().then((outcome) => isCurrent && setAnswer({ to: ask, outcome }));
    return () => {
      isCurrent = false;
    };
  }, [ask, attempt]);
  if (answer?.to !== ask) return { step: 'loading' };
  const { outcome } = answer;
  return outcome.ok ? { step: 'done', result: outcome.result, retry } : { step: 'failed', code: outcome.code, retry };
}
