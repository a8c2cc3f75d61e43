import { readStored, writeStored } from './browser-storage.ts';

/** Answers that outlive the page: a bounded number for a day. The server caches nothing, since it serves many visitors. */
export interface CachedAnswers<T> {
  find(key: string): T | null;
  put(key: string, value: T): void;
}

interface Entry<T> {
  key: string;
  value: T;
  until: number;
}

const LIFETIME_MS = 24 * 60 * 60 * 1000;

export function cachedAnswers<T>(storageKey: string, most: number, now: () => number = Date.now): CachedAnswers<T> {
  const read = (): Entry<T>[] => {
    const stored = typeof window === 'undefined' ? null : readStored(storageKey);
    return Array.isArray(stored) ? stored.filter(({ until }: Entry<T>) => until > now()) : [];
  };
  return {
    find: (key) => read().find((entry) => entry.key === key)?.value ?? null,
    put(key, value) {
      if (typeof window === 'undefined') return;
      const others = read().filter((entry) => entry.key !== key);
      writeStored(storageKey, [...others, { key, value, until: now() + LIFETIME_MS }].slice(-most));
    },
  };
}
