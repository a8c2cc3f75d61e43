import type { HydrationState } from 'react-router';
import type { PublicConfig } from '#config/public-config.ts';
import { toScriptSafeJson } from '#shared/json-ld.tsx';
import { fromTables, toTables } from './state-tables.ts';

/** Written into the page by the server: configuration, store, version, route and the data that was rendered. */
export interface InitialState {
  config: PublicConfig;
  storeView: { storeCode: string };
  version: string;
  route: { name: string; path: string };
  /** null in the offline shell, which has no data */
  router: RouterData | null;
}

export interface RouterData {
  loaderData: HydrationState['loaderData'];
  /** of a form that was sent without scripts */
  actionData: HydrationState['actionData'];
  errors: Record<string, SerialisedError> | null;
}

export interface SerialisedError {
  status: number | null;
  message: string;
}

export const STATE_NAME = '__BRIXEL__';

/** As text, not as code: browsers read JSON several times as fast as they compile an object. */
export const writeState = (state: InitialState): string =>
  `window.${STATE_NAME}=JSON.parse('${toScriptSafeJson(toTables(state)).replace(/[\\']/g, '\\$&')}')`;

/** `written`: its lists are tables. */
export const readState = (written: unknown): InitialState => fromTables(written) as InitialState;
