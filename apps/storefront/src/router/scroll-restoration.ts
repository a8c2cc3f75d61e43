import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PageState } from './browser-router.ts';
import { usePage } from './hooks.ts';
import { savePosition, storePositions } from './scroll-positions.ts';

/** Scrolls as the last navigation asks for: to a position of the history, to a place on the page, or to the top. */
export function ScrollRestoration() {
  const page = usePage();
  const rendered = useRef(page);

  useLayoutEffect(() => {
    rendered.current = page;
    scrollPage(page);
  }, [page]);

  useEffect(() => {
    const takeOver = (): void => {
      history.scrollRestoration = 'manual';
    };
    // a page that is loaded as a whole is scrolled by the browser
    const handBack = (): void => {
      history.scrollRestoration = 'auto';
    };
    const leave = (): void => {
      // not of the address: the page behind that may not be rendered yet
      savePosition(rendered.current.location.key);
      storePositions();
      handBack();
    };
    takeOver();
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', leave);
    return () => {
      handBack();
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', leave);
    };
  }, []);
  return null;
}

function scrollPage({ location: { hash }, scroll }: PageState): void {
  if (scroll === 'keep') return;
  const place = typeof scroll === 'number' ? null : placeOf(hash);
  if (place) place.scrollIntoView();
  else if (scroll !== 'place') scrollTo(0, scroll === 'reset' ? 0 : scroll);
}

function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // not an address that the shop has made
    return null;
  }
}
