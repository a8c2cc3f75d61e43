import path from 'node:path';
import type { ServerRisk } from '@brixel/contract/office/opening-endpoints';
import type { ShopSettings } from '@brixel/contract/shop-settings';
import type { Kysely } from 'kysely';
import { isBackedUp, isBackupConfirmed } from './backup/backup-state.ts';
import type { PlatformSettings } from './config.ts';
import { hasLegalTexts, type LegalPage } from './content/legal-texts.ts';
import type { Schema } from './database/schema.ts';
import { serverRisks } from './server-risks.ts';

export interface WarningFacts {
  db: Kysely<Schema>;
  config: PlatformSettings;
  settings: ShopSettings;
  /** of the default store */
  pages: readonly LegalPage[];
  /** whether orders can be paid at all */
  isPaid: boolean;
}

/** What whoever runs the shop should mend before it sells, in English; nothing of what is fine. A demo is one sentence. */
export async function operatorWarnings(facts: WarningFacts): Promise<string[]> {
  const { config } = facts;
  if (config.demo)
    return [
      'This is a demo: payments, bank account and addresses are made up. A shop that sells has an https address as PUBLIC_URL, or DEMO=false.',
    ];
  return [
    ...addressWarnings(config),
    ...mailWarnings(facts),
    ...paymentWarnings(facts),
    ...ownerWarnings(facts),
    ...(await backupWarnings(facts)),
    ...(await accessWarnings(facts)),
    ...(await serverRisks(config)).map((risk) => RISKS[risk]),
  ];
}

function addressWarnings({ publicUrl }: PlatformSettings): string[] {
  const { protocol, hostname } = new URL(publicUrl);
  if (hostname === 'localhost') return [`PUBLIC_URL is not set: links in mails lead to ${publicUrl}.`];
  return protocol === 'https:' ? [] : ['PUBLIC_URL is not https: passwords and addresses can be read on their way.'];
}

function mailWarnings({ config: { mail, dataDir }, settings }: WarningFacts): string[] {
  return [
    ...(mail.smtpUrl
      ? []
      : [`SMTP_URL is not set: mails are written into ${path.join(dataDir, 'outbox')} and reach nobody.`]),
    ...(settings.mail ? [] : ['Mails have no sender: set it in the office, or MAIL_FROM.']),
  ];
}

const paymentWarnings = ({ isPaid }: WarningFacts): string[] =>
  isPaid
    ? []
    : ['No order can be paid: name a bank account in the office, or set PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET.'];

const ownerWarnings = ({ settings, pages }: WarningFacts): string[] => [
  ...(settings.firm ? [] : ['The shop does not say whose it is: fill in the firm in the office.']),
  ...(hasLegalTexts(pages) ? [] : ['Texts that the law asks for are not written yet: see the pages in the office.']),
];

async function backupWarnings({ db, config: { backup } }: WarningFacts): Promise<string[]> {
  const isSaved = backup !== undefined || (await isBackupConfirmed(db)) || (await isBackedUp(db, Date.now()));
  return isSaved
    ? []
    : ['Nothing makes backups: set BACKUP_EVERY and BACKUP_DIR, or confirm in the office that another program does.'];
}

const RISKS: Readonly<Record<ServerRisk, string>> = {
  proxy: 'TRUST_PROXY is not set: behind a proxy all visitors count as one, and share its limits.',
  paypalSandbox: 'PAYPAL_API_URL is the sandbox of PayPal: nobody is charged.',
  backupDisk: 'BACKUP_DIR is on the disk of the data: both are lost together.',
  openFolder: 'Other users of this machine can read DATA_DIR: its mode must be 700.',
  root: 'The shop runs as root: give it a user without rights.',
  webhookPrivate: 'WEBHOOK_PRIVATE is true: webhooks may reach machines inside your own network.',
};

async function accessWarnings({ db, config: { office } }: WarningFacts): Promise<string[]> {
  const exposed = office ? await ownersWithoutSecondFactor(db) : [];
  return exposed.length > 0
    ? [`A password alone opens the office to ${exposed.join(', ')}: let owners add a passkey or an app for codes.`]
    : [];
}

async function ownersWithoutSecondFactor(db: Kysely<Schema>): Promise<string[]> {
  const owners = await db
    .selectFrom('staff')
    .select('email')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where('totp_secret', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('staff_passkey').select('id').whereRef('staff_passkey.staff_id', '=', 'staff.id'))),
    )
    .orderBy('email')
    .execute();
  return owners.map(({ email }) => email);
}
