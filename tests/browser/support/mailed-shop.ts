import { rm } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import type { RunningShop } from '../../setup/shop-process.ts';
import { seededDataDir, startShop } from '../../setup/start-shop.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';

export interface MailedShop {
  readonly url: string;
  readonly dataDir: string;
  readonly mails: MailServer;
}

/** For the tests of one file: a shop of its own that sends its mails to a real server. */
export function mailedShop(env: Record<string, string> = {}): MailedShop {
  let mails: MailServer;
  let shop: RunningShop;
  let dataDir: string;
  beforeAll(async () => {
    mails = await startMailServer();
    dataDir = await seededDataDir();
    shop = await startShop({ SMTP_URL: mails.url, DATA_DIR: dataDir, ...env });
  });
  afterAll(async () => {
    await shop.stop();
    await mails.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    get url() {
      return shop.url;
    },
    get dataDir() {
      return dataDir;
    },
    get mails() {
      return mails;
    },
  };
}
