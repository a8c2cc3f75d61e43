/**
 * Coming back to a page puts the focus on the link one left it by, so that the keyboard goes on where it was. Stored for
 * the session by history entry, as scroll positions are, so that it outlives a reload of the page in between.
 */

interface Departure {
  href: string;
  /** a page may link to the same address more than once */
  nth: number;
}

const STORAGE_KEY = 'brixel/departures';
const MOST_ENTRIES = 50;

/** The first entry of a document has no key of its own, so the address belongs to it. */
function currentEntry(): string {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default';
  return `${key} ${location.pathname}${location.search}`;
}

const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);

const isDeparture = (value: unknown): value is Departure =>
  typeof value === 'object' && value !== null && 'href' in value && 'nth' in value;

function readDepartures(): Map<string, Departure> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    const entries: unknown[] = Array.isArray(stored) ? stored : [];
    return new Map(
      entries.flatMap((entry) =>
        Array.isArray(entry) && typeof entry[0] === 'string' && isDeparture(entry[1]) ? [[entry[0], entry[1]]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

const departures = readDepartures();

function remember({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || href.startsWith('#')) return;
  const entry = currentEntry();
  departures.delete(entry);
  departures.set(entry, { href, nth: linksTo(href).indexOf(link) });
  const oldest = departures.keys().next().value;
  if (departures.size > MOST_ENTRIES && oldest !== undefined) departures.delete(oldest);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...departures]));
  } catch {
    // private windows may refuse: then it is known until the next reload
  }
}

// capturing: the router has not moved on yet
window.addEventListener('click', remember, true);

/** False where the page was never left by a link, or the link is gone. */
export function returnFocus(): boolean {
  const departure = departures.get(currentEntry());
  const link = departure && linksTo(departure.href)[departure.nth];
  // the browser has put the page where it was
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
