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
  'settings.payments': get('/settings/payments'),

  'stores.list': get('/stores'),
  'stores.texts': get('/stores/texts'),

  'content.pages': get('/content/pages'),
  'content.page': get('/content/pages/:id'),
  'content.createPage': post('/content/pages'),
  'content.updatePage': post('/content/pages/:id'),
  'content.removePage': remove('/content/pages/:id'),
  'content.pageVersions': get('/content/pages/:id/versions'),
  'content.blocks': get('/content/blocks'),
  'content.block': get('/content/blocks/:id'),
  'content.updateBlock': post('/content/blocks/:id'),
  'content.blockVersions': get('/content/blocks/:id/versions'),
  'content.preview': post('/content/preview'),

  'redirects.list': get('/content/redirects'),
  'redirects.create': post('/content/redirects'),
  'redirects.update': post('/content/redirects/:id'),
  'redirects.remove': remove('/content/redirects/:id'),

  'home.read': get('/content/home'),
  'home.save': post('/content/home'),
  'menu.read': get('/content/menu'),
  'menu.save': post('/content/menu'),

  'pictures.list': get('/pictures'),
  'pictures.upload': post('/pictures'),
  'pictures.uploadLogo': post('/pictures/logo'),
  'pictures.update': post('/pictures/:id'),
  'pictures.remove': remove('/pictures/:id'),

  'texts.list': get('/content/texts'),
  'texts.save': post('/content/texts'),
  'opening.read': get('/opening'),
  'opening.save': post('/opening'),
  'opening.testMail': post('/opening/test-mail'),
  'opening.backup': post('/opening/backup'),

  'customers.list': get('/customers'),
  'customers.read': get('/customers/:id'),
  'customers.orders': get('/customers/:id/orders'),
  'customers.export': post('/customers/:id/export'),
  'customers.endSessions': remove('/customers/:id/sessions'),
  'customers.remove': remove('/customers/:id'),
  'customers.setGroup': post('/customers/:id/group'),

  'customerGroups.list': get('/customer-groups'),
  'customerGroups.read': get('/customer-groups/:id'),
  'customerGroups.create': post('/customer-groups'),
  'customerGroups.update': post('/customer-groups/:id'),
  'customerGroups.remove': remove('/customer-groups/:id'),
  'customerGroups.setPrice': post('/customer-groups/:id/prices'),
  'customerGroups.removePrice': post('/customer-groups/:id/prices/remove'),
  'newsletter.list': get('/newsletter'),
  'newsletter.csv': get('/newsletter.csv'),
  'newsletter.unsubscribe': post('/newsletter/unsubscribe'),

  'inbox.counts': get('/inbox/counts'),
  'withdrawals.list': get('/withdrawals'),
  'withdrawals.settle': post('/withdrawals/:id'),
  'messages.list': get('/messages'),
  'mails.failed': get('/mails/failed'),
  'mails.retry': post('/mails/:id/retry'),
  'mails.giveUp': post('/mails/:id/give-up'),
  'missing.list': get('/missing'),
  'missing.proposal': get('/missing/proposal'),
  'missing.ignore': post('/missing/ignore'),

  'reviews.list': get('/reviews'),
  'reviews.decide': post('/reviews/decide'),
  'reviews.answer': post('/reviews/:id/answer'),

  'coupons.list': get('/coupons'),
  'coupons.categories': get('/coupons/categories'),
  'coupons.create': post('/coupons'),
  'coupons.update': post('/coupons/:id'),
  'coupons.switch': post('/coupons/:id/switch'),
  'coupons.remove': remove('/coupons/:id'),

  'audit.list': get('/audit'),
  'audit.csv': get('/audit.csv'),
};

export type OfficeCall = keyof typeof officeRoutes;
