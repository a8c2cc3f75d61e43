import { afterAll, beforeAll } from 'vitest';
import type { RunningShop } from '../../setup/shop-process.ts';
import { startShop } from '../../setup/start-shop.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';

export interface MailedShop {
  readonly url: string;
  readonly mails: MailServer;
}

/** For the tests of one file: a shop of its own that sends its mails to a real server. */
export function mailedShop(env: Record<string, string> = {}): MailedShop {
  let mails: MailServer;
  let shop: RunningShop;
  beforeAll(async () => {
    mails = await startMailServer();
    shop = await startShop({ SMTP_URL: mails.url, ...env });
  });
  afterAll(async () => {
    await shop.stop();
    await mails.stop();
  });
  return {
    get url() {
      return shop.url;
    },
    get mails() {
      return mails;
    },
  };
}
