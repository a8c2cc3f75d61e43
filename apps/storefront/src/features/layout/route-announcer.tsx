import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { keepsFocus } from './keep-focus.ts';
import { closeModal, closePanels } from './ui-store.ts';

/**
 * After a client-side navigation to another path: panels close, the focus moves to the heading unless the link asks to
 * keep it, the new title is read out.
 */
export function RouteAnnouncer() {
  const { pathname, state } = useLocation();
  const isKept = keepsFocus(state, useNavigationType());
  const idle = useNavigation().state === 'idle';
  const [title, setTitle] = useState('');
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (!idle || lastPath.current === pathname) return;
    lastPath.current = pathname;
    closePanels();
    closeModal();
    // one frame later the page's own <title> and heading are in place
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      // what had the focus may be gone with the part of the page that changed
      if (!isKept || document.activeElement === document.body) focusPage();
    });
    return () => cancelAnimationFrame(frame);
  }, [idle, pathname, isKept]);

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
