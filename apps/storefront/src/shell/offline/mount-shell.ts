import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { connectionProbe } from '#data/connection/probe-connection.ts';

/** The worker has answered with the offline shell, so the browser renders the page itself. */
export async function mountShell(router: DataRouter, tree: ReactNode): Promise<void> {
  connectionProbe.lineIsBroken();
  await firstRouteResolved(router);
  createRoot(document).render(tree);
  // there is no server HTML to show, so no section may wait for activity
  window.dispatchEvent(new Event('focusin'));
}

const firstRouteResolved = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    const look = ({ initialized, navigation }: DataRouter['state']): boolean => {
      const isThere = initialized && navigation.state === 'idle';
      if (isThere) resolve();
      return isThere;
    };
    if (look(router.state)) return;
    const stop = router.subscribe((state) => {
      if (look(state)) stop();
    });
  });
