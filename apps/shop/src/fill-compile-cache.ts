import { flushCompileCache } from 'node:module';
import { openCompileCache } from './compile-cache.ts';

// Run by the build: loads what a start loads, without listening, and leaves it compiled.
process.env.NODE_ENV ||= 'production';
openCompileCache();
const [{ readConfig }, { createShop }, { builtStorefront }] = await Promise.all([
  import('./config.ts'),
  import('./shop.ts'),
  import('./storefront-build.ts'),
  import('./launch.ts'),
  import('@brixel/platform/platform'),
]);
const read = readConfig({ PLATFORM: 'false', API_URL: 'http://localhost', LOG_LEVEL: 'silent' });
if (!read.ok) throw new Error(read.problems.join('\n'));
await (await createShop(read.config, builtStorefront)).close();
flushCompileCache();
