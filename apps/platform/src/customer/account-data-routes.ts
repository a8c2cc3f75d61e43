import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import { Failure, fail } from '../http/reply.ts';
import { removeCustomer } from './account-data.ts';
import type { AccountTools } from './account-tools.ts';
import { exportCustomer } from './export-customer.ts';
import { proveByPassword } from './password-proof.ts';

export function mountAccountData(app: FastifyInstance, tools: AccountTools): void {
  const { db, sessionOf, orderHistory } = tools;

  mount(app, endpoints.orderHistory, async ({ query: { pageSize, currentPage }, request }) => {
    const session = await sessionOf(request);
    if (!session) return fail('UNAUTHORIZED');
    const { orders, total } = await orderHistory(session.customerId, { size: pageSize, current: currentPage });
    return {
      items: orders,
      search_criteria: { page_size: pageSize, current_page: currentPage },
      total_count: total,
    };
  });

  mount(app, endpoints.exportData, async ({ request }) => {
    const session = await sessionOf(request);
    const data = session && (await exportCustomer(tools, session.customerId));
    return data ?? fail('UNAUTHORIZED');
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
