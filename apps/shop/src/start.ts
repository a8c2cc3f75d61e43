import { launch } from './launch.ts';
import { builtStorefront } from './storefront-build.ts';

await launch(builtStorefront);
