import { ProgressBar } from '@brixel/ui/progress-bar.tsx';
import { useEffect, useState } from 'react';
import { useNextLocation } from '#router/hooks.ts';
import { useUi } from '#shared/ui-store.ts';

/** The duration of a navigation is unknown, so the bar trickles towards a limit. */

/** Where the bar slows to a stop, and what it never passes before the page has loaded. */
export const TRICKLE_LIMIT = 0.95;
const CAP = 0.99;
const SHARE_PER_STEP = 0.12;

export const nextProgress = (progress: number): number =>
  Math.min(CAP, progress + (TRICKLE_LIMIT - progress) * SHARE_PER_STEP);

const STEP_MS = 200;

/** The thin bar at the top while the next page is being loaded. */
export function NavigationProgress() {
  const busy = useNextLocation() !== null;
  const loader = useUi((state) => state.loader);
  const active = busy || loader;
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    if (!active) {
      setProgress(1);
      return;
    }
    setProgress(nextProgress(0));
    const timer = setInterval(() => setProgress(nextProgress), STEP_MS);
    return () => clearInterval(timer);
  }, [active]);

  return <ProgressBar active={active} value={progress} />;
}
