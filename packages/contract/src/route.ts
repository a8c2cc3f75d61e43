import type { Method } from './endpoint.ts';

const route =
  <M extends Method>(method: M) =>
  (path: `/${string}`) => ({ method, path });

export const get = route('GET');
export const post = route('POST');
export const remove = route('DELETE');
