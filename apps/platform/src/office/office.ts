import { scopeOf } from '@brixel/contract/office/api-scopes';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import { OFFICE_API_ROOT } from '@brixel/contract/office/office-paths';
import { webhookEvents } from '@brixel/contract/office/webhook-events';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { LateLog } from '../http/late-log.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import { type OpenApiDocument, openApiDocument } from '../openapi/openapi-document.ts';
import { createGapMail } from '../picking/gap-mail.ts';
import { createOverpaidMail } from '../refund/overpaid-mail.ts';
import { repeatedly } from '../repeat.ts';
import { forgetEntries } from '../statement/settle-entries.ts';
import { createVoucherMail } from '../voucher/voucher-mails.ts';
import { mountApiKeys } from './api-key-routes.ts';
import { mountAttributes } from './attribute-routes.ts';
import { mountAudit } from './audit-routes.ts';
import { mountCategories } from './category-routes.ts';
import { mountContent } from './content-routes.ts';
import { mountCoupons } from './coupon-routes.ts';
import { mountCustomerGroups } from './customer-group-routes.ts';
import { mountCustomers } from './customer-routes.ts';
import { mountDownloads } from './download-routes.ts';
import { mountEInvoices } from './e-invoice-routes.ts';
import { mountFigures } from './figure-routes.ts';
import { mountHome } from './home-routes.ts';
import { mountImports } from './import-routes.ts';
import { mountInbox } from './inbox-routes.ts';
import { createInvitationMail } from './invitation-mail.ts';
import { sweepInvitations } from './invitations.ts';
import { mountInvoices } from './invoice-routes.ts';
import { mountLots } from './lot-routes.ts';
import { mountMe } from './me-routes.ts';
import { mountMoving } from './moving-routes.ts';
import { mountNewsletter } from './newsletter-routes.ts';
import { createOfficeCookies } from './office-cookies.ts';
import { applyOfficeRules } from './office-scope.ts';
import type { OfficeTools } from './office-tools.ts';
import { mountOpening } from './opening-routes.ts';
import { mountOrderAddresses } from './order-address-routes.ts';
import { mountOrderMails } from './order-mail-routes.ts';
import { mountOrders } from './order-routes.ts';
import { mountOrderSelection } from './order-selection-routes.ts';
import { mountParcels } from './parcel-routes.ts';
import { mountPartLibrary } from './part-library-routes.ts';
import { mountPartPictures } from './part-picture-routes.ts';
import { createPasskeyChallenges } from './passkey-challenges.ts';
import { createPasskeys } from './passkeys.ts';
import { mountPicking } from './picking-routes.ts';
import { mountPictures } from './picture-routes.ts';
import { mountProductFiles } from './product-file-routes.ts';
import { mountProducts } from './product-routes.ts';
import { mountRedirects } from './redirect-routes.ts';
import { mountRefunds } from './refund-routes.ts';
import { mountReturns } from './return-routes.ts';
import { mountReviews } from './review-routes.ts';
import { mountSecondFactor } from './second-factor-routes.ts';
import { mountSession } from './session-routes.ts';
import { mountSettings } from './settings-routes.ts';
import { mountInvitation, mountStaff } from './staff-routes.ts';
import { createStaffSessions, HALF_SECONDS, SESSION_SECONDS } from './staff-sessions.ts';
import { mountStatements } from './statement-routes.ts';
import { mountStores } from './store-routes.ts';
import { createTestMail } from './test-mail.ts';
import { mountTexts } from './text-routes.ts';
import { mountTickets } from './ticket-routes.ts';
import { mountTransfers } from './transfer-routes.ts';
import { mountVouchers } from './voucher-routes.ts';
import { mountWebhooks } from './webhook-routes.ts';

export interface Office {
  /** the calls below `/admin/api` */
  routes: FastifyPluginAsync;
  /** whether a request of any page of the shop comes from somebody who is signed in here */
  isStaff(request: FastifyRequest): Promise<boolean>;
  /** Removes what has run out; runs every hour by itself. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

export interface OfficeOptions
  extends Omit<
    OfficeTools,
    | 'sessions'
    | 'cookies'
    | 'passkeys'
    | 'writeInvitation'
    | 'writeTestMail'
    | 'writeGapMail'
    | 'writeOverpaidMail'
    | 'writeVoucher'
    | 'now'
  > {
  letterhead: Letterhead;
  log: Pick<LateLog, 'warn'>;
  now?: () => number;
}

const HOUR_MS = 60 * 60 * 1000;

export function createOffice({ letterhead, log, now = Date.now, ...options }: OfficeOptions): Office {
  const { db, publicUrl } = options;
  const sessions = createStaffSessions(db, now);
  const challenges = createPasskeyChallenges(db, now);
  const tools: OfficeTools = {
    ...options,
    sessions,
    cookies: createOfficeCookies(publicUrl, { session: SESSION_SECONDS, half: HALF_SECONDS }),
    passkeys: createPasskeys({ db, challenges, publicUrl }),
    writeInvitation: createInvitationMail(letterhead),
    writeTestMail: createTestMail(letterhead),
    writeGapMail: createGapMail(letterhead),
    writeOverpaidMail: createOverpaidMail(letterhead),
    writeVoucher: createVoucherMail(letterhead),
    now,
  };
  const sweep = async (): Promise<void> => {
    await sessions.sweep();
    await challenges.sweep();
    await sweepInvitations(db, now());
    await tools.sharedFiles.sweep();
    await forgetEntries(db, now());
  };
  const sweeping = repeatedly(HOUR_MS, sweep, (err) => log.warn({ err }, 'old sessions could not be removed'));
  async function isStaff(request: FastifyRequest): Promise<boolean> {
    const token = tools.cookies.session.read(request);
    return token !== null && (await sessions.find(token)) !== null;
  }
  return { routes: officeRoutes(tools), isStaff, sweep, close: () => sweeping.close() };
}

/** Every subject of the office has a file of routes, and one line here. */
const officeRoutes =
  (tools: OfficeTools): FastifyPluginAsync =>
  async (app) => {
    applyOfficeRules(app, tools);
    // made when somebody asks: hundreds of schemas are read for it
    let description: OpenApiDocument | undefined;
    app.get('/openapi.json', async () => {
      description ??= openApiDocument(officeEndpoints, {
        title: 'Brixel office API',
        description:
          'The calls of the office. They change from version to version together with the office itself. Other programs send `Authorization: Bearer` with a key that an owner has made in the settings; each call names the scope that it asks of a key, and those without one are for people only. A key may make 600 calls a minute. Addresses of other programs that an owner names there are told what happens: see `webhooks`.',
        root: OFFICE_API_ROOT,
        webhooks: webhookEvents,
        scopeOf: ({ access, method }) => scopeOf(access, method),
      });
      return description;
    });
    mountSession(app, tools);
    mountMe(app, tools);
    mountSecondFactor(app, tools);
    mountInvitation(app, tools);
    mountStaff(app, tools);
    mountSettings(app, tools);
    mountStores(app, tools);
    mountContent(app, tools);
    mountRedirects(app, tools);
    mountPictures(app, tools);
    mountPartLibrary(app, tools);
    mountPartPictures(app, tools);
    mountTexts(app, tools);
    mountHome(app, tools);
    mountOrders(app, tools);
    mountStatements(app, tools);
    mountTransfers(app, tools);
    mountInvoices(app, tools);
    mountEInvoices(app, tools);
    mountPicking(app, tools);
    mountRefunds(app, tools);
    mountReturns(app, tools);
    mountOrderMails(app, tools);
    mountOrderAddresses(app, tools);
    mountParcels(app, tools);
    mountOrderSelection(app, tools);
    mountCustomers(app, tools);
    mountMoving(app, tools);
    mountCustomerGroups(app, tools);
    mountCoupons(app, tools);
    mountVouchers(app, tools);
    mountTickets(app, tools);
    mountProducts(app, tools);
    mountCategories(app, tools);
    mountAttributes(app, tools);
    mountReviews(app, tools);
    mountInbox(app, tools);
    mountNewsletter(app, tools);
    mountOpening(app, tools);
    mountImports(app, tools);
    mountDownloads(app, tools);
    mountLots(app, tools);
    mountProductFiles(app, tools);
    mountFigures(app, tools);
    mountApiKeys(app, tools);
    mountWebhooks(app, tools);
    mountAudit(app, tools);
  };
