import { useEffect } from 'react';
import { useServices } from '#data/services.ts';
import { hydrateOnInteraction } from '#hydration/hydrate-on-interaction.tsx';
import { readConsent, useConsent } from './consent-store.ts';

/** Visitors who have chosen do not fetch its code. */
const ConsentBox = hydrateOnInteraction(async () =>
  useConsent.getState().consent ? () => null : (await import('./consent-box.tsx')).ConsentBox,
);

/**
 * Nothing optional runs before consent. `undefined` and `null` render alike: a new render before the box has loaded would
 * replace the server's box, which then loses the focus.
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
