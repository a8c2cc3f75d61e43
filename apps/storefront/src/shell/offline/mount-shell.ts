import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectionProbe } from '#data/connection/probe-connection.ts';
import { beginActivity } from '#hydration/begin-activity.ts';
import type { Router } from '#router/browser-router.ts';

/** The worker has answered with the offline shell, so the browser renders the page itself. */
export async function mountShell(router: Router, tree: ReactNode): Promise<void> {
  connectionProbe.lineIsBroken();
  await router.ready;
  createRoot(document).render(tree);
  // there is no server HTML to show, so no section may wait for activity
  beginActivity();
}
