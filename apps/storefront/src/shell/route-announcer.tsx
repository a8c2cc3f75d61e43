import { useEffect, useRef, useState } from 'react';
import { firstActivity } from '#hydration/visitor-activity.ts';
import { useLocation, useNavigationType } from '#router/hooks.ts';
import { keepsFocus } from '#shared/keep-focus.ts';
import { closeModal, closePanels } from '#shared/ui-store.ts';

/** Without this code the focus is not restored. */
const loadReturnFocus = () => import('#shared/return-focus.ts').catch(() => null);
// a visitor is active before leaving the page
void firstActivity.then(loadReturnFocus);

/**
 * After a client-side navigation to another page: panels close, the focus moves to the heading unless the link asks to
 * keep it, the new title is read out. Going back moves the focus to where it was.
 */
export function RouteAnnouncer() {
  const { pathname, search, state } = useLocation();
  const type = useNavigationType();
  const isKept = keepsFocus(state, type);
  const [title, setTitle] = useState('');
  // the next page of a list is another page, the same page with other filters is not
  const page = pathname + (/[?&]page=\d+/.exec(search)?.[0] ?? '');
  const lastPage = useRef(page);

  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    closePanels();
    closeModal();
    // one frame later the page's own <title> and heading are in place; by then a hasty visitor may be somewhere else
    requestAnimationFrame(() => {
      if (lastPage.current !== page) return;
      setTitle(document.title);
      // what had the focus may be gone with the part of the page that changed
      if (isKept && document.activeElement !== document.body) return;
      if (type === 'POP') void loadReturnFocus().then((code) => code?.returnFocus() || focusPage());
      else focusPage();
    });
  }, [page, isKept, type]);

  useEffect(() => {
    const [arrival] = performance.getEntriesByType('navigation');
    const isReturn = arrival instanceof PerformanceNavigationTiming && arrival.type === 'back_forward';
    if (isReturn)
      void loadReturnFocus().then((code) => document.activeElement === document.body && code?.returnFocus());
  }, []);

  return (
    <p className="sr" role="status" aria-live="polite">
      {title}
    </p>
  );
}

function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
