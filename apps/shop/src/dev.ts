import { launch } from './launch.ts';
import { openViteStorefront } from './storefront-dev.ts';

await launch(openViteStorefront);
