import { expect, test } from 'vitest';
import { endpointRoutes } from './endpoint-routes.ts';
import { endpoints } from './endpoints.ts';

test('every endpoint has the method and the path of its own name, and every route an endpoint', () => {
  const routes = Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }]);
  expect(Object.fromEntries(routes)).toEqual(endpointRoutes);
});
