import { useEffect, useEffectEvent, useRef } from 'react';
import { storedChoice } from '#data/stored-choice.ts';

/** A scanner types faster than people: what comes within this time belongs together. */
const SCANNER_GAP_MS = 60;
const SHORTEST_CODE = 2;

export interface PickKeys {
  /** space, f, arrowleft, arrowright, or a digit */
  onKey(key: string): void;
  onScan(text: string): void;
}

const letters = storedChoice('letters');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (/^(?:input|select|textarea)$/i.test(target.tagName) || target.closest('dialog') !== null);

/**
 * Keys of the pick mode, and scanners that act as a keyboard: a key counts by itself only when no other follows at once, so that the
 * number 3023 of a label does not tick the third box.
 */
export function usePickKeys({ onKey, onScan }: PickKeys): void {
  const typed = useRef('');
  const timer = useRef(0);

  const flush = useEffectEvent(() => {
    const text = typed.current;
    typed.current = '';
    if (text.length === 1 && letters.read() !== 'off') onKey(text.toLowerCase());
  });

  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    const { key } = event;
    if (key === 'Enter' && typed.current.length >= SHORTEST_CODE) {
      event.preventDefault();
      window.clearTimeout(timer.current);
      const text = typed.current;
      typed.current = '';
      return onScan(text.trim());
    }
    if (key === 'ArrowLeft' || key === 'ArrowRight') return onKey(key.toLowerCase());
    if (key.length !== 1) return;
    // a button that has the focus is pressed by the space bar itself
    if (key === ' ' && typed.current === '') {
      if (event.target instanceof HTMLElement && event.target.closest('button, a')) return;
      event.preventDefault();
    }
    typed.current += key;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => flush(), SCANNER_GAP_MS);
  });

  useEffect(() => {
    const onDown = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', onDown);
    return () => {
      window.removeEventListener('keydown', onDown);
      window.clearTimeout(timer.current);
    };
  }, []);
}
