import { get, post, remove } from '../route.ts';

/** Method and path of every call of the office, below `/admin/api`. Without schemas: this is all that a browser needs of them. */
export const officeRoutes = {
  'session.read': get('/session'),
  'session.create': post('/session'),
  'session.code': post('/session/code'),
  'session.passkeyOptions': post('/session/passkey/options'),
  'session.passkey': post('/session/passkey'),
  'session.delete': remove('/session'),

  'me.update': post('/me'),
  'me.password': post('/me/password'),
  'me.sessions': get('/me/sessions'),
  'me.endSession': remove('/me/sessions/:id'),
  'me.totpStart': post('/me/totp'),
  'me.totpConfirm': post('/me/totp/confirm'),
  'me.totpRemove': post('/me/totp/remove'),
  'me.passkeys': get('/me/passkeys'),
  'me.passkeyOptions': post('/me/passkeys/options'),
  'me.passkeyAdd': post('/me/passkeys'),
  'me.passkeyRemove': remove('/me/passkeys/:id'),

  'invitation.read': get('/invitations/:token'),
  'invitation.accept': post('/invitations/:token'),

  'staff.list': get('/staff'),
  'staff.invite': post('/staff/invitations'),
  'staff.withdrawInvitation': remove('/staff/invitations/:id'),
  'staff.update': post('/staff/:id'),

  'settings.read': get('/settings'),
  'settings.save': post('/settings'),

  'audit.list': get('/audit'),
  'audit.csv': get('/audit.csv'),
};

export type OfficeCall = keyof typeof officeRoutes;
