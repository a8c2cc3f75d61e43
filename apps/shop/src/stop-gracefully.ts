import type { Shop } from './shop.ts';

/** Long enough for a slow answer, shorter than the ten seconds that process managers wait before they kill. */
const GRACE_MS = 8_000;

/** First signal: finish what runs, take nothing new. A second one, or a stuck answer, ends at once. */
export function stopGracefully(shop: Shop): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    shop.app.log.info({ signal }, 'stopping');
    await shop.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
