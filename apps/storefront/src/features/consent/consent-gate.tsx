import { Suspense, useEffect } from 'react';
import { useServices } from '#data/services.ts';
import { lazyPanel } from '#features/layout/lazy-panel.tsx';
import { readConsent, useConsent } from './consent-store.ts';

const ConsentBanner = lazyPanel(['consent'], async () => (await import('./consent-banner.tsx')).ConsentBanner);

/** Nothing that is not needed runs before the visitor agreed. */
export function ConsentGate() {
  const { gtmId } = useServices().config;
  const consent = useConsent((state) => state.consent);

  useEffect(readConsent, []);
  useEffect(() => {
    if (!consent?.statistics) return;
    void import('./tag-manager.ts').then(({ startTagManager }) => startTagManager(gtmId));
  }, [consent, gtmId]);

  if (consent !== null) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner />
    </Suspense>
  );
}
