import { openCompileCache } from './compile-cache.ts';
import { noteRunning } from './running.ts';

// React and others choose their build while they are loaded, so none of them may be imported before this.
process.env.NODE_ENV ||= 'production';
openCompileCache();
noteRunning();

const { launch } = await import('./launch.ts');
const { builtStorefront } = await import('./storefront-build.ts');

await launch(builtStorefront);
