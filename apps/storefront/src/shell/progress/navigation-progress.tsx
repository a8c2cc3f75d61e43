import { ProgressBar } from '@brixel/ui/progress-bar.tsx';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useUi } from '#shared/ui-store.ts';
import { nextProgress } from './creep.ts';

const STEP_MS = 200;

/** The thin bar at the top while the next page is being loaded. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
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
