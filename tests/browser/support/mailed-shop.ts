import { afterAll, beforeAll } from 'vitest';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { type FileShop, hostedShop } from './hosted-shop.ts';

export interface MailedShop extends FileShop {
  readonly mails: MailServer;
}

/** For the tests of one file: a shop of its own that sends its mails to a real server. */
export function mailedShop(env: Record<string, string> = {}): MailedShop {
  let mails: MailServer;
  beforeAll(async () => {
    mails = await startMailServer();
  });
  // registered before the shop's own, so that it runs after it
  afterAll(() => mails.stop());
  const shop = hostedShop(() => ({ SMTP_URL: mails.url, ...env }));
  return {
    get url() {
      return shop.url;
    },
    get dataDir() {
      return shop.dataDir;
    },
    get mails() {
      return mails;
    },
  };
}
