import { useEffect } from 'react';
import { useServices } from '#data/services.ts';
import { deferred } from '#features/layout/deferred.tsx';
import { readConsent, useConsent } from './consent-store.ts';

/** Whoever has chosen never sees it, and need not fetch its code. */
const ConsentBox = deferred(async () =>
  useConsent.getState().consent ? () => null : (await import('./consent-box.tsx')).ConsentBox,
);

/** Nothing that is not needed runs before the visitor agreed. */
export function ConsentGate() {
  const { gtmId } = useServices().config;
  const consent = useConsent((state) => state.consent);

  useEffect(readConsent, []);
  useEffect(() => {
    if (!consent?.statistics) return;
    void import('./tag-manager.ts').then(({ startTagManager }) => startTagManager(gtmId));
  }, [consent, gtmId]);

  return consent ? null : <ConsentBox />;
}
