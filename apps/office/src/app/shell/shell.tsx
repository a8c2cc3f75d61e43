import { SkipLink } from '@brixel/ui/link.tsx';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useFreshInboxCounts } from '#data/inbox-counts.ts';
import { useT } from '#i18n/i18n.ts';
import { Palette } from '../palette/palette.tsx';
import { ShortcutList } from '../shortcuts/shortcut-list.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { BottomBar } from './bottom-bar.tsx';
import { SideBar } from './side-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of every page: menu at the side (a rail on tablets, a bar at the bottom on phones), search on top. */
export function Shell() {
  const t = useT();
  useShortcuts();
  useFocusOnHeading();
  useFreshInboxCounts(useLocation().pathname);
  return (
    <div className="app">
      <SkipLink>{t('shell.skip')}</SkipLink>
      <SideBar />
      <div className="main">
        <TopBar />
        <main id="main" className="page">
          <Outlet />
        </main>
      </div>
      <BottomBar />
      <Palette />
      <ShortcutList />
      <ScrollRestoration />
    </div>
  );
}

/** After a change of pages, not at the first one. */
function useFocusOnHeading(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const focusHeading = (): boolean => {
      const heading = document.querySelector<HTMLElement>('h1');
      heading?.focus({ preventScroll: true });
      return heading !== null;
    };
    if (focusHeading()) return;
    // a page that reads first has its heading a moment later; whoever has gone elsewhere meanwhile stays there
    const before = document.activeElement;
    const isWaiting = (): boolean => [before, document.body].includes(document.activeElement);
    const observer = new MutationObserver(() => {
      if (!isWaiting() || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
