import { useEffect, useState } from 'react';

const CHECK_MARK_MS = 1200;

/** True for a moment after `flash` was called. */
export function useFlash(): [isOn: boolean, flash: () => void] {
  const [count, setCount] = useState(0);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (count === 0) return;
    setIsOn(true);
    const timer = setTimeout(() => setIsOn(false), CHECK_MARK_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return [isOn, () => setCount((before) => before + 1)];
}
