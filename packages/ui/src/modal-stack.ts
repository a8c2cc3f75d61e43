import { useSyncExternalStore } from 'react';

const opened: HTMLElement[] = [];
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Call before `showModal`: the room of the scrollbar that is about to go is kept, so that the page does not jump. */
export function enterModal(dialog: HTMLElement): void {
  if (opened.length === 0) {
    const root = document.documentElement;
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  }
  opened.push(dialog);
  notify();
}

export function leaveModal(dialog: HTMLElement): void {
  const at = opened.lastIndexOf(dialog);
  if (at >= 0) opened.splice(at, 1);
  notify();
}

/** The modal in front, or null. Everything outside of it is inert. */
export function useTopModal(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => opened.at(-1) ?? null,
    () => null,
  );
}
