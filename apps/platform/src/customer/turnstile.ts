interface Capacity {
  atOnce: number;
  /** how many more may wait for their turn */
  waiting: number;
}

/** Lets few through at a time; null for those who find too many waiting. */
export type Turnstile = <T>(work: () => Promise<T>) => Promise<T | null>;

export function createTurnstile({ atOnce, waiting }: Capacity): Turnstile {
  let inside = 0;
  const queue: (() => void)[] = [];

  return async (work) => {
    if (inside < atOnce) inside += 1;
    else if (queue.length >= waiting) return null;
    else await new Promise<void>((enter) => queue.push(enter));
    try {
      return await work();
    } finally {
      // A place is handed on rather than freed, so that nobody overtakes those who wait.
      const next = queue.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
