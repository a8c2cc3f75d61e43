/** The tag manager: loaded once, after the visitor agreed, and only where the shop has one. */

interface TagWindow extends Window {
  dataLayer?: unknown[];
}

let started = false;

export function startTagManager(id: string | null): void {
  if (started) return;
  started = true;
  if (!id) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a warning only, and nothing may break
    console.warn('No tag-manager id is configured: nothing is measured.');
    return;
  }
  const target: TagWindow = window;
  target.dataLayer ??= [];
  target.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
