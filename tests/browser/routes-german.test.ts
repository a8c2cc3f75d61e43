import { wide } from './support/shop.ts';
import { walkRoutes } from './support/walk-routes.ts';

/**
 * The same components serve both stores, so one is looked at wide and light, the other narrow and dark. What several routes show is
 * looked at once here, and at each of them there.
 */
walkRoutes('de', { viewport: wide, colorScheme: 'light' }, 'each screen once');
