import { log } from '#data/log.ts';

/** Values stored in this browser as JSON. Private windows and full disks may refuse: then a value lasts for the page. */

export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const writeStored = (key: string, value: unknown): void => writeStoredText(key, JSON.stringify(value));

export function writeStoredText(key: string, text: string): void {
  try {
    try {
      localStorage.setItem(key, text);
    } catch (error) {
      log(`Could not store ${key}: ${error}`);
      freeStored();
      localStorage.setItem(key, text);
    }
  } catch {
    // it stays in memory only
  }
}

/** Gives up what can be had again, so that there is room for what cannot. */
export function freeStored(): void {
  for (const cache of ['url', 'cms', 'orders']) localStorage.removeItem(`brixel/${cache}`);
}

/** Calls back when another tab has changed the value, until stopped. The own tab gets no event, so tabs cannot echo each other. */
export function watchOtherTabs(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.storageArea === localStorage && (event.key === key || event.key === null)) changed();
  };
  // a page in the back-forward cache got no events meanwhile
  const returned = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) changed();
  };
  window.addEventListener('storage', listen);
  window.addEventListener('pageshow', returned);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener('pageshow', returned);
  };
}
