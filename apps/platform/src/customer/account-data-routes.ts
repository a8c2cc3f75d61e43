import { endpoints } from '@brixel/contract/endpoints';
import type { OrderView } from '@brixel/contract/order';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import { Failure, fail } from '../http/reply.ts';
import { removeCustomer, storedAbout } from './account-data.ts';
import type { AccountTools } from './account-tools.ts';
import { proveByPassword } from './password-proof.ts';
import { readProfile } from './profile.ts';

const EXPORT_PAGE = 100;

export function mountAccountData(app: FastifyInstance, tools: AccountTools): void {
  const { db, sessionOf, groupToken, orders, showOrder } = tools;

  mount(app, endpoints.orderHistory, async ({ query: { pageSize, currentPage }, request }) => {
    const session = await sessionOf(request);
    if (!session) return fail('UNAUTHORIZED');
    const page = await orders.ofCustomer(session.customerId, { size: pageSize, current: currentPage });
    return {
      items: page.orders.map(showOrder),
      search_criteria: { page_size: pageSize, current_page: currentPage },
      total_count: page.total,
    };
  });

  async function allOrders(customerId: number): Promise<OrderView[]> {
    const all: OrderView[] = [];
    for (let current = 1; ; current += 1) {
      const page = await orders.ofCustomer(customerId, { size: EXPORT_PAGE, current });
      all.push(...page.orders.map(showOrder));
      if (page.orders.length < EXPORT_PAGE) return all;
    }
  }

  mount(app, endpoints.exportData, async ({ request }) => {
    const session = await sessionOf(request);
    const profile = session && (await readProfile(db, session.customerId, groupToken));
    if (!profile) return fail('UNAUTHORIZED');
    return { profile, ...(await storedAbout(db, profile.id)), orders: await allOrders(profile.id) };
  });

  mount(app, endpoints.deleteAccount, async ({ body, request }) => {
    const session = await sessionOf(request);
    if (!session) return fail('UNAUTHORIZED');
    const customer = await proveByPassword(tools, session.customerId, body.password);
    if (customer instanceof Failure) return customer;
    await db.transaction().execute((tx) => removeCustomer(tx, customer.id));
    return true as const;
  });
}
