import { useEffect } from 'react';
import { useServices } from '#data/services.ts';
import { hydrateOnInteraction } from '#hydration/hydrate-on-interaction.tsx';
import { readConsent, useConsent } from './consent-store.ts';

/** Whoever has chosen never sees it, and need not fetch its code. */
const ConsentBox = hydrateOnInteraction(async () =>
  useConsent.getState().consent ? () => null : (await import('./consent-box.tsx')).ConsentBox,
);

/**
 * Nothing that is not needed runs before the visitor agreed. That there is no answer yet changes nothing: rendered anew before
 * its code is there, the server's box would be replaced, and lose the focus.
 */
export function ConsentGate() {
  const { gtmId } = useServices().config;
  const isAnswered = useConsent(({ consent }) => Boolean(consent));
  const isMeasured = useConsent(({ consent }) => consent?.statistics === true);

  useEffect(readConsent, []);
  useEffect(() => {
    if (!isMeasured) return;
    void import('./tag-manager.ts').then(({ startTagManager }) => startTagManager(gtmId));
  }, [isMeasured, gtmId]);

  return isAnswered ? null : <ConsentBox />;
}
