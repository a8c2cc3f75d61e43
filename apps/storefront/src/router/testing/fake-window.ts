/** As much of a window as routers use: an address, a history, and what was asked of the browser. */
export function fakeWindow(address: string) {
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(address), state: null }];
  let at = 0;
  const listeners = new Set<() => void>();
  const left: string[] = [];
  const current = () => entries[at] ?? { url: new URL(address), state: null };
  const resolve = (href: string | URL) => new URL(href, current().url);

  return {
    entries,
    /** documents that the browser was sent to */
    left,
    scrollY: 0,
    document: { createElement: () => null },
    sessionStorage: { getItem: () => null, setItem: () => {} },
    location: {
      get href() {
        return current().url.href;
      },
      get origin() {
        return current().url.origin;
      },
      get pathname() {
        return current().url.pathname;
      },
      get search() {
        return current().url.search;
      },
      get hash() {
        return current().url.hash;
      },
      assign: (href: string | URL) => void left.push(`assign ${resolve(href)}`),
      replace: (href: string | URL) => void left.push(`replace ${resolve(href)}`),
      reload: () => void left.push('reload'),
    },
    history: {
      get state() {
        return current().state;
      },
      pushState(state: unknown, _: string, href: string) {
        entries.splice(at + 1, entries.length, { url: resolve(href), state });
        at += 1;
      },
      replaceState(state: unknown, _: string, href: string = current().url.href) {
        entries[at] = { url: resolve(href), state };
      },
      go(steps: number) {
        if (!entries[at + steps]) return;
        at += steps;
        for (const listener of listeners) listener();
      },
    },
    addEventListener: (type: string, listener: () => void) => type === 'popstate' && listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
}

export type FakeWindow = ReturnType<typeof fakeWindow>;
