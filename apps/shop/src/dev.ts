import { launch } from './launch.ts';
import { viteStorefront } from './storefront-dev.ts';

await launch(viteStorefront);
