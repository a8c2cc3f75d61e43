/** A node in a process of its own that sends what is queued. */
import { type DatabaseLocation, openDatabase } from '@brixel/platform/database/database';
import { createLateLog } from '@brixel/platform/http/late-log';
import { openMails } from '@brixel/platform/mail/mails';

const { location, smtpUrl } = JSON.parse(process.argv[2] ?? '') as { location: DatabaseLocation; smtpUrl: string };
openMails(
  await openDatabase(location),
  { smtpUrl, from: () => ({ name: 'brixel', address: 'shop@brixel.example' }) },
  createLateLog(),
);
// Sending keeps no process alive by itself.
setInterval(() => {}, 1_000);
