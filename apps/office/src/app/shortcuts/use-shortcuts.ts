import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '#data/session.ts';
import { isShortcut, isTyping } from '#shared/letter-shortcuts.ts';
import { undoLast } from '#shared/toasts.tsx';
import { pagesFor } from '../pages.ts';
import { openOverlay } from '../shell/overlay.ts';

/** After G the letter of a page is waited for so long. */
const SECOND_KEY_MS = 1500;

/** The keys that work everywhere; the list under ? names them. */
export function useShortcuts(): void {
  const { role } = useMe();
  const navigate = useNavigate();
  const goSince = useRef(0);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (event.altKey || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey) {
      if (key === 'k') {
        event.preventDefault();
        openOverlay('palette');
      }
      if (key === 'z' && !event.shiftKey && !isTyping(event.target)) {
        // else the browser takes back what was typed in some field last, such as a search
        event.preventDefault();
        undoLast();
      }
      return;
    }
    if (!isShortcut(event)) return;
    if (key === '/') {
      event.preventDefault();
      return openOverlay('palette');
    }
    if (key === '?') return openOverlay('shortcuts');
    if (Date.now() - goSince.current < SECOND_KEY_MS) {
      const page = pagesFor(role).find(({ letter }) => letter === key);
      if (page) void navigate(page.path);
    }
    goSince.current = key === 'g' ? Date.now() : 0;
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
