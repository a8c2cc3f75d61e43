/**
 * Part of the head script. A page outlives its release and its connection: files that it requests later may be gone from the shop,
 * or not arrive. As soon as the shop answers again, a page that could not start is reloaded, and one whose release is gone too,
 * once a minute at most. While a visitor has typed something, and where only the connection failed, the next link loads a whole
 * page instead: a browser may never request a module again that failed once. Style sheets are requested again here, because the
 * code that loads them takes a failed one for loaded.
 */
export function renewPage(startedEvent: string, renewedKey: string): void {
  let isProbing = false;
  let isStarted = false;
  let isBroken = false;
  let isStale = false;
  const written: (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[] = [];
  const failedStyles: HTMLLinkElement[] = [];

  async function probe(): Promise<void> {
    isProbing = true;
    try {
      const entry = document.querySelector<HTMLScriptElement>('script[type=module]');
      const answer = await fetch(entry?.src ?? location.href, { method: 'HEAD', cache: 'no-store' });
      if (answer.status >= 500) throw new Error('The shop is not there yet');
      isProbing = false;
      const isWritten = written.some((field) => field.isConnected && field.value);
      if (!isStarted || isBroken || (!answer.ok && !isWritten)) {
        renew();
        return;
      }
      isStale = true;
      for (const link of failedStyles.splice(0)) link.replaceWith(link.cloneNode());
    } catch {
      setTimeout(probe, 5000);
    }
  }
  function renew(): void {
    try {
      const now = Date.now();
      if (now - Number(sessionStorage.getItem(renewedKey)) < 60_000) return;
      sessionStorage.setItem(renewedKey, String(now));
      if (!window.brixelEarly?.send()) location.reload();
    } catch {
      // without storage it might reload for ever
    }
  }
  function onLost(): void {
    if (document.readyState !== 'complete') isBroken = true;
    if (!isProbing) void probe();
  }

  addEventListener(startedEvent, () => {
    isStarted = true;
  });
  addEventListener(
    'input',
    ({ target }) => {
      const isField =
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement;
      if (isField && !/^(checkbox|radio|range)$/.test(target.type) && !written.includes(target)) written.push(target);
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      const leadsOn = link && link.origin === location.origin && link.pathname !== location.pathname;
      if (isStale && navigator.onLine && leadsOn) event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener('vite:preloadError', onLost);
  addEventListener(
    'error',
    ({ target }) => {
      const isStyle = target instanceof HTMLLinkElement;
      if (!isStyle && !(target instanceof HTMLScriptElement)) return;
      if (!(isStyle ? target.href : target.src).startsWith(`${location.origin}/assets/`)) return;
      if (isStyle && target.rel === 'stylesheet') failedStyles.push(target);
      onLost();
    },
    true,
  );
}
