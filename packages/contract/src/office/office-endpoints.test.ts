import { expect, test } from 'vitest';
import { officeEndpoints } from './office-endpoints.ts';
import { officeRoutes } from './office-routes.ts';

test('every call of the office has the method and the path of its own name, and every route a call', () => {
  const routes = Object.entries(officeEndpoints).map(([name, { method, path }]) => [name, { method, path }]);
  expect(Object.fromEntries(routes)).toEqual(officeRoutes);
});
