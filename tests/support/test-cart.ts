import type { CartAnswer, CartState, LineChangeInput, PlatformTotals, ServerItem } from '@brixel/contract/cart';
import type { Envelope } from '@brixel/contract/envelope';
import type { TestPlatform } from './platform.ts';

type Query = Record<string, string>;

/** One cart, called as clients call it. */
export interface TestCart {
  id: string;
  get<T>(path: string, query?: Query): Promise<Envelope<T>>;
  post<T>(path: string, body?: object, query?: Query): Promise<Envelope<T>>;
  /** one item, as clients without line keys send it */
  update<T = ServerItem>(cartItem: object, query?: Query): Promise<Envelope<T>>;
  /** several lines by their keys, answered with the whole cart */
  set(...cartItems: LineChangeInput[]): Promise<CartAnswer>;
  items(): Promise<ServerItem[]>;
  totals(query?: Query): Promise<PlatformTotals>;
  state(query?: Query): Promise<CartState>;
}

export async function createTestCart({ inject }: TestPlatform): Promise<TestCart> {
  const { result: id } = (await inject({ method: 'POST', url: '/api/cart/create?token=' })).json<Envelope<string>>();
  const address = (path: string, query: Query = {}): string =>
    `/api/cart/${path}?${new URLSearchParams({ token: '', cartId: id, ...query })}`;
  const get = async <T>(path: string, query?: Query) => (await inject(address(path, query))).json<Envelope<T>>();
  // on a slow machine hundreds of calls at once are out of connections for a while; clients repeat what has not been done
  const post = async <T>(path: string, body?: object, query?: Query): Promise<Envelope<T>> => {
    const payload = body && { payload: body };
    const answer = await inject({ method: 'POST', url: address(path, query), ...payload });
    return answer.statusCode === 503 ? post(path, body, query) : answer.json();
  };
  return {
    id,
    get,
    post,
    update: (cartItem, query) => post('update', { cartItem }, query),
    set: async (...cartItems) => (await post<CartAnswer>('update', { cartItems }, { answer: 'cart' })).result,
    items: async () => (await get<ServerItem[]>('pull')).result,
    totals: async (query) => (await get<PlatformTotals>('totals', query)).result,
    state: async (query) => (await get<CartAnswer>('pull', { answer: 'cart', ...query })).result.cart,
  };
}
