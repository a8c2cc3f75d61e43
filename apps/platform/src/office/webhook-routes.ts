import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { parseJson } from '../database/column-types.ts';
import { deliverAgain, listDeliveries, readDelivery } from '../webhook/delivery-log.ts';
import { isAllowedUrl } from '../webhook/post-webhook.ts';
import {
  createWebhook,
  type EndpointRow,
  findWebhook,
  listWebhooks,
  removeWebhook,
  rotateSecret,
  updateWebhook,
} from '../webhook/webhook-store.ts';
import { insertEvent } from '../webhook/write-event.ts';
import { recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountWebhooks(app: FastifyInstance, { db, settings, webhooks, now }: OfficeTools): void {
  const { allowsPrivate } = webhooks;

  mountOffice(app, officeEndpoints['webhooks.list'], async () => ({
    endpoints: await listWebhooks(db),
    threshold: settings.current().catalog.lastPieces,
    allows_private: allowsPrivate,
  }));

  mountOffice(app, officeEndpoints['webhooks.create'], async ({ body, staff, requestId }) => {
    if (!isAllowedUrl(body.url, allowsPrivate)) return officeFail('WEBHOOK_ADDRESS');
    const made = await db.transaction().execute(async (tx) => {
      const created = await createWebhook(tx, body, now());
      if (!created) return null;
      const after = { url: body.url, events: body.events };
      await recordChange(tx, { staff, requestId, action: 'webhooks.create', subject: body.name, after });
      return created;
    });
    if (!made) return officeFail('WEBHOOK_LIMIT');
    await webhooks.lookAtStock();
    return made;
  });

  mountOffice(app, officeEndpoints['webhooks.update'], async ({ params, body, staff, requestId }) => {
    if (!isAllowedUrl(body.url, allowsPrivate)) return officeFail('WEBHOOK_ADDRESS');
    const isDone = await db.transaction().execute(async (tx) => {
      const row = await updateWebhook(tx, params.id, body, now());
      if (!row) return false;
      const before = { ...factsOf(row), name: row.name, is_on: row.off_at === null };
      await recordChange(tx, {
        ...{ staff, requestId, action: 'webhooks.update', subject: body.name },
        ...changed(before, { url: body.url, events: body.events, name: body.name, is_on: body.is_on }),
      });
      return true;
    });
    if (!isDone) return officeFail('NOT_FOUND');
    await webhooks.lookAtStock();
    webhooks.wake();
    return true as const;
  });

  mountOffice(app, officeEndpoints['webhooks.remove'], ({ params, staff, requestId }) =>
    db.transaction().execute(async (tx) => {
      const row = await removeWebhook(tx, params.id);
      if (!row) return officeFail('NOT_FOUND');
      const before = factsOf(row);
      await recordChange(tx, { staff, requestId, action: 'webhooks.remove', subject: row.name, before });
      return true as const;
    }),
  );

  mountOffice(app, officeEndpoints['webhooks.rotate'], ({ params, staff, requestId }) =>
    db.transaction().execute(async (tx) => {
      const made = await rotateSecret(tx, params.id, now());
      if (!made) return officeFail('NOT_FOUND');
      await recordChange(tx, { staff, requestId, action: 'webhooks.rotate', subject: made.name });
      return { secret: made.secret };
    }),
  );

  mountOffice(app, officeEndpoints['webhooks.test'], async ({ params, staff, requestId }) => {
    const row = await findWebhook(db, params.id);
    if (!row) return officeFail('NOT_FOUND');
    if (row.off_at !== null) return officeFail('WEBHOOK_OFF');
    const event_id = await db.transaction().execute(async (tx) => {
      await recordChange(tx, { staff, requestId, action: 'webhooks.test', subject: row.name });
      return insertEvent(tx, { type: 'test', store: null, data: () => ({}) }, [row.id], now());
    });
    webhooks.wake();
    return { event_id };
  });

  mountOffice(app, officeEndpoints['webhooks.deliveries'], async ({ params, query }) =>
    (await findWebhook(db, params.id)) ? listDeliveries(db, params.id, query.before) : officeFail('NOT_FOUND'),
  );

  mountOffice(
    app,
    officeEndpoints['webhooks.delivery'],
    async ({ params }) => (await readDelivery(db, params.id)) ?? officeFail('NOT_FOUND'),
  );

  mountOffice(app, officeEndpoints['webhooks.resend'], async ({ params, staff, requestId }) => {
    const result = await db.transaction().execute(async (tx) => {
      const told = await deliverAgain(tx, params.id, now());
      if (!told) return officeFail('NOT_FOUND');
      if (told === 'off') return officeFail('WEBHOOK_OFF');
      const after = { event: told.type, id: told.eventId };
      await recordChange(tx, { staff, requestId, action: 'webhooks.resend', subject: told.name, after });
      return true as const;
    });
    webhooks.wake();
    return result;
  });
}

const factsOf = ({ url, events }: EndpointRow) => ({ url, events: parseJson(events) });

/** Only what differs. */
function changed<Facts extends object>(before: Facts, after: Facts) {
  const keys = (Object.keys(after) as (keyof Facts)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (facts: Facts) => Object.fromEntries(keys.map((key) => [key, facts[key]]));
  return { before: pick(before), after: pick(after) };
}
