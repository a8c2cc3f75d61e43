import { CONSENT_VERSION } from './consent-version.ts';

/**
 * Runs in <head> before the first paint: pages are the same for everybody, so the box is in all of them, and only where no
 * choice is stored it is shown. `currentConsent` decides the same.
 */
export const CONSENT_SCRIPT = `(function(){var c;try{c=JSON.parse(localStorage.getItem('brixel/claims')).cookiesAccepted.value}catch(e){}if(!c||c.version!==${CONSENT_VERSION}||typeof c.statistics!=='boolean')document.documentElement.dataset.consent='open'})()`;
