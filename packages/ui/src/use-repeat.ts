import { useEffect, useRef } from 'react';

const FIRST_MS = 420;
const NEXT_MS = 90;

/**
 * Runs `action` again and again while a pointer holds a button down; `action` returns false to stop.
 * `consume` tells the click handler whether the press was already handled.
 */
export function useRepeat() {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const repeated = useRef(false);

  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };

  const start = (action: () => boolean) => {
    stop();
    repeated.current = false;
    const tick = () => {
      repeated.current = true;
      timer.current = action() ? setTimeout(tick, NEXT_MS) : null;
    };
    timer.current = setTimeout(tick, FIRST_MS);
  };

  const consume = (): boolean => {
    const handled = repeated.current;
    repeated.current = false;
    return handled;
  };

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );

  return { start, stop, consume };
}
