import type { Area } from '#config/text-areas.ts';
import { useMatches } from '#router/hooks.ts';
import type { Layout } from './route-table.ts';

export interface RouteHandle {
  layout: Layout;
  areas: readonly Area[];
  tabBar: boolean;
}

/** Layout of the matched page. */
export function useRouteHandle(): RouteHandle {
  const handle = useMatches()
    .map((match) => match.handle as RouteHandle | undefined)
    .findLast((candidate) => candidate !== undefined);
  return handle ?? { layout: 'default', areas: [], tabBar: true };
}
