/** A node in a process of its own that tells other programs what is written for them. */
import { type DatabaseLocation, openDatabase } from '@brixel/platform/database/database';
import { createLateLog } from '@brixel/platform/http/late-log';
import { createWebhooks } from '@brixel/platform/webhook/webhooks';

const location = JSON.parse(process.argv[2] ?? '') as DatabaseLocation;
const { db } = await openDatabase(location);
createWebhooks({ db, allowsPrivate: true, lowStock: () => 10, nameOf: () => null, log: createLateLog() });
// Sending keeps no process alive by itself.
setInterval(() => {}, 1_000);
