import { narrow } from './support/shop.ts';
import { walkRoutes } from './support/walk-routes.ts';

walkRoutes('it', { viewport: narrow, colorScheme: 'dark' });
