import { useMatches } from 'react-router';
import type { Area } from '#config/text-areas.ts';
import type { Layout } from './route-table.ts';

export interface RouteHandle {
  layout: Layout;
  areas: readonly Area[];
  tabBar: boolean;
}

/** What the matched page wants to be surrounded by. */
export function useRouteHandle(): RouteHandle {
  const handle = useMatches()
    .map((match) => match.handle as RouteHandle | undefined)
    .findLast((candidate) => candidate !== undefined);
  return handle ?? { layout: 'default', areas: [], tabBar: true };
}
