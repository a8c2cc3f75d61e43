import { stat } from 'node:fs/promises';
import type { ServerRisk } from '@brixel/contract/office/opening-endpoints';
import type { PlatformSettings } from './config.ts';
import { isClosedToOthers } from './private-files.ts';

/** What is risky in the way a shop that sells is run; nothing for a demo. */
export async function serverRisks(config: PlatformSettings): Promise<ServerRisk[]> {
  const { demo, publicUrl, trustsProxy, paypal, webhookPrivate, dataDir } = config;
  if (demo) return [];
  const isFound: Record<ServerRisk, boolean> = {
    // Node speaks no https here, so there is a proxy in front
    proxy: publicUrl.startsWith('https:') && !trustsProxy,
    paypalSandbox: paypal !== undefined && /\bsandbox\b/.test(paypal.apiUrl),
    backupDisk: await isBackupBesideData(config),
    openFolder: !(await isClosedToOthers(dataDir)),
    root: process.getuid?.() === 0,
    webhookPrivate,
  };
  return (Object.keys(isFound) as ServerRisk[]).filter((risk) => isFound[risk]);
}

async function isBackupBesideData({ backup, databaseUrl, dataDir }: PlatformSettings): Promise<boolean> {
  if (!backup || databaseUrl !== undefined) return false;
  try {
    const [one, other] = await Promise.all([backup.folder, dataDir].map((folder) => stat(folder)));
    return one?.dev === other?.dev;
  } catch {
    // not made yet: the first backup makes it
    return false;
  }
}
