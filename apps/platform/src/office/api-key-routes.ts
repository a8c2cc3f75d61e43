import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
import { recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountApiKeys(app: FastifyInstance, { db, now }: OfficeTools): void {
  mountOffice(app, officeEndpoints['apiKeys.list'], async () => ({ keys: await listApiKeys(db) }));

  mountOffice(app, officeEndpoints['apiKeys.create'], ({ body, staff, requestId }) =>
    db.transaction().execute(async (tx) => {
      const made = await createApiKey(tx, body, { staff, now: now() });
      const after = { scopes: body.scopes, days: body.days };
      await recordChange(tx, { staff, requestId, action: 'apiKeys.create', subject: body.name, after });
      return made;
    }),
  );

  mountOffice(app, officeEndpoints['apiKeys.revoke'], ({ params, staff, requestId }) =>
    db.transaction().execute(async (tx) => {
      const name = await revokeApiKey(tx, params.id, now());
      if (name === null) return officeFail('NOT_FOUND');
      await recordChange(tx, { staff, requestId, action: 'apiKeys.revoke', subject: name });
      return true as const;
    }),
  );
}
