import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { closeModal, closePanels } from './ui-store.ts';

/** After a client-side navigation: panels close, the focus moves to the heading, the new title is read out. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
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
      focusPage();
    });
    return () => cancelAnimationFrame(frame);
  }, [idle, pathname]);

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
