import { makeRoomForOwnPrices, OWN_PRICES_ROOM } from '#data/own-prices/own-prices-room.ts';
import { CLAIMS_KEY } from '#data/storage/claims.ts';
import { USER_STORAGE } from '#data/storage/stored-user.ts';
import { LONGEST_WAIT_MS, recordEarlyInput } from '#hydration/early-input-script.ts';
import { inlineScript } from '#hydration/inline-script.ts';
import { UNCACHED_PAGES } from '#shared/uncached-pages.ts';
import { CONSENT_VERSION, showConsentBox } from '../consent/consent-store.ts';
import { showTheme, THEME_KEY } from '../theme-switch.tsx';
import { renewPage } from './renew-page.ts';

/** Dispatched by the page's code as soon as it has started. */
export const STARTED = 'brixel:started';

/** The place of a picture that does not arrive stays empty, which looks better than broken; `after-first-view.ts` requests it again. */
function markMissingPictures(): void {
  function mark({ type, target }: Event): void {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-missing', type === 'error');
  }
  document.addEventListener('error', mark, true);
  document.addEventListener('load', mark, true);
}

/** A page may be left before the code that caches its data is there; the next page of the tab then does it. */
function recordVisit(uncachedPages: string): void {
  try {
    const here = location.pathname + location.search;
    const pages: string[] = JSON.parse(sessionStorage.getItem(uncachedPages) ?? '[]');
    const others = pages.filter((page) => page !== here);
    sessionStorage.setItem(uncachedPages, JSON.stringify([here, ...others].slice(0, 10)));
  } catch {
    // without storage nothing is cached either
  }
}

/** For every page, also for the offline shell, whose files the worker has cached. */
const shellScripts = (): string[] => [
  inlineScript(showTheme, THEME_KEY),
  inlineScript(showConsentBox, CLAIMS_KEY, CONSENT_VERSION),
  inlineScript(markMissingPictures),
  inlineScript(makeRoomForOwnPrices, USER_STORAGE, OWN_PRICES_ROOM),
];

const pageScripts = (): string[] => [
  inlineScript(recordEarlyInput, LONGEST_WAIT_MS),
  inlineScript(recordVisit, UNCACHED_PAGES),
  inlineScript(renewPage, STARTED, 'brixel/renewed'),
];

/** Runs in <head> before anything else. The browser only hydrates what is there, so its code need not contain it. */
export const HEAD_SCRIPT = import.meta.env.SSR ? [...shellScripts(), ...pageScripts()].join(';') : '';

export const SHELL_SCRIPT = import.meta.env.SSR ? shellScripts().join(';') : '';
