import { openCompileCache } from '../../apps/shop/src/compile-cache.ts';
import type { Shop } from '../../apps/shop/src/shop.ts';
import type { HostAnswer, HostRequest } from './hosted-shop.ts';

/** Opens one shop after another, as `apps/shop/src/launch.ts` does; ends with the worker that has started it. */

process.env.NODE_ENV = 'production';
openCompileCache();
process.umask(0o077);
process.on('disconnect', () => process.exit());

const { readConfig } = await import('../../apps/shop/src/config.ts');
const { createShop } = await import('../../apps/shop/src/shop.ts');
const { builtStorefront } = await import('../../apps/shop/src/storefront-build.ts');

let shop: Shop | undefined;

async function answer(request: HostRequest): Promise<HostAnswer> {
  if (request.type === 'close') {
    await shop?.close();
    return { url: '' };
  }
  const read = readConfig(request.env);
  if (!read.ok) return { problem: read.problems.join('\n') };
  shop = await createShop(read.config, builtStorefront);
  return { url: await shop.listen() };
}

process.on('message', async (request: HostRequest) => {
  process.send?.(await answer(request).catch((error: Error) => ({ problem: error.stack ?? String(error) })));
});
