import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { findTexts } from '../content/find-texts.ts';
import { saveText } from '../content/own-texts.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountTexts(app: FastifyInstance, { db, texts }: OfficeTools): void {
  mountOffice(app, officeEndpoints['texts.list'], async ({ query }) => {
    await texts.refresh();
    return findTexts(query, { given: await texts.given(), current: texts.current() });
  });

  mountOffice(app, officeEndpoints['texts.save'], async ({ body, staff, requestId }) => {
    const dictionaries = await texts.given();
    const author = { staff, requestId };
    const refusal = await db.transaction().execute((tx) => saveText(tx, body, { dictionaries, author }));
    if (refusal) return officeFail(refusal);
    await texts.refresh();
    return true as const;
  });
}
