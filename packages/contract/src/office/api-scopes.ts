import type { Method } from '../endpoint.ts';
import type { Access } from './office-endpoint.ts';
import { type Area, areas } from './roles.ts';

/** What a key of the API may do: areas of the office, to read or also to change. People and keys themselves are never among them. */
export const keyAreas = (Object.keys(areas) as Area[]).filter((area) => area !== 'staff');

export const apiScopes = keyAreas.flatMap((area) => [`${area}:read`, `${area}:write`] as const);
export type ApiScope = (typeof apiScopes)[number];

/** What a call asks of a key; null: no key may make it. */
export function scopeOf(access: Access, method: Method): ApiScope | null {
  const area = keyAreas.find((each) => areas[each] === access);
  return area ? `${area}:${method === 'GET' ? 'read' : 'write'}` : null;
}

/** Who may change may read as well. */
export const grants = (scopes: readonly ApiScope[], wanted: ApiScope): boolean =>
  scopes.includes(wanted) || scopes.some((scope) => scope === wanted.replace(/:read$/, ':write'));
