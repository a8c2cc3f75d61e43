/** Values kept in this browser as JSON. Private windows and full disks may refuse: then a value lasts for the page. */

export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // kept in memory only
  }
}

/** Tells when another tab has changed the value, until stopped. The own tab is never told, so tabs cannot echo each other. */
export function watchOtherTabs(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.storageArea === localStorage && (event.key === key || event.key === null)) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
