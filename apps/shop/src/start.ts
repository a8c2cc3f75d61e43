import { launch } from './launch.ts';
import { openBuiltStorefront } from './storefront-build.ts';

await launch(openBuiltStorefront);
