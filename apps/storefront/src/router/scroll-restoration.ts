import { useEffect, useLayoutEffect } from 'react';
import type { PageState } from './browser-router.ts';
import { usePage } from './hooks.ts';
import { savePosition, storePositions } from './scroll-positions.ts';

/** Scrolls as the last navigation asks for: to a position of the history, to a place on the page, or to the top. */
export function ScrollRestoration() {
  const page = usePage();
  const { key } = page.location;

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const takeOver = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) history.scrollRestoration = 'manual';
    };
    addEventListener('pageshow', takeOver);
    return () => {
      history.scrollRestoration = 'auto';
      removeEventListener('pageshow', takeOver);
    };
  }, []);

  useEffect(() => {
    const leave = (): void => {
      savePosition(key);
      storePositions();
      // a page that is loaded as a whole is scrolled by the browser
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [key]);

  useLayoutEffect(() => scrollPage(page), [page]);
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
