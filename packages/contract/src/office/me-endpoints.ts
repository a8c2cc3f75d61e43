import { z } from 'zod';
import { lineOfText } from '../plain-text.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { passkey, passkeyCreated, passkeyCreation } from './passkey.ts';
import { language, me, newPassword, presentPassword, rowId, staffName, staffSession } from './staff.ts';

/** What everybody in the office may change about themselves. */

const tag = 'Me';
const access = 'signed-in';
const wrongPassword = { 403: 'WRONG_PASSWORD', 429: 'TOO_MANY_REQUESTS' };

export const meEndpoints = {
  'me.update': defineOfficeEndpoint(officeRoutes['me.update'], {
    tag,
    summary: 'Change name and language',
    access,
    body: z.object({ name: staffName, language }),
    result: z.object({ me }),
  }),
  'me.password': defineOfficeEndpoint(officeRoutes['me.password'], {
    tag,
    summary: 'Change the password; ends the other sessions',
    access,
    body: z.object({ current: presentPassword, next: newPassword }),
    result: z.literal(true),
    failures: { 400: 'WEAK_PASSWORD', ...wrongPassword },
  }),
  'me.sessions': defineOfficeEndpoint(officeRoutes['me.sessions'], {
    tag,
    summary: 'Where this person is signed in, the latest first',
    access,
    result: z.array(staffSession),
  }),
  'me.endSession': defineOfficeEndpoint(officeRoutes['me.endSession'], {
    tag,
    summary: 'End one of the own sessions; one that has ended already is no failure',
    access,
    params: z.object({ id: z.string().min(1).max(100) }),
    result: z.literal(true),
  }),
  'me.totpStart': defineOfficeEndpoint(officeRoutes['me.totpStart'], {
    tag,
    summary: 'A new secret for an app of codes; counts once a code of it has been given',
    access,
    result: z.object({ secret: z.string(), uri: z.string().describe('otpauth://, for a QR code') }),
  }),
  'me.totpConfirm': defineOfficeEndpoint(officeRoutes['me.totpConfirm'], {
    tag,
    summary: 'Switch the codes on; the recovery codes are shown this once',
    access,
    body: z.object({ code: z.string().trim().min(6).max(10) }),
    result: z.object({ recovery_codes: z.array(z.string()) }),
    failures: { 403: 'WRONG_CODE', 429: 'TOO_MANY_REQUESTS' },
  }),
  'me.totpRemove': defineOfficeEndpoint(officeRoutes['me.totpRemove'], {
    tag,
    summary: 'Switch the codes off, and the recovery codes with them',
    access,
    body: z.object({ password: presentPassword }),
    result: z.object({ me }),
    failures: wrongPassword,
  }),
  'me.passkeys': defineOfficeEndpoint(officeRoutes['me.passkeys'], {
    tag,
    summary: 'The passkeys of this person',
    access,
    result: z.array(passkey),
  }),
  'me.passkeyOptions': defineOfficeEndpoint(officeRoutes['me.passkeyOptions'], {
    tag,
    summary: 'What the browser needs to create a passkey',
    access,
    result: passkeyCreation,
  }),
  'me.passkeyAdd': defineOfficeEndpoint(officeRoutes['me.passkeyAdd'], {
    tag,
    summary: 'Keep the passkey that the browser has created',
    access,
    body: z.object({ name: lineOfText(60), answer: passkeyCreated }),
    result: passkey,
    failures: { 403: 'WRONG_PASSKEY' },
  }),
  'me.passkeyRemove': defineOfficeEndpoint(officeRoutes['me.passkeyRemove'], {
    tag,
    summary: 'Remove one of the own passkeys',
    access,
    params: z.object({ id: rowId }),
    result: z.literal(true),
    failures: { 404: 'NOT_FOUND' },
  }),
} as const;
