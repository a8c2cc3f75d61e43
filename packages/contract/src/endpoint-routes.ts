import { SEARCH_PATH } from './api-paths.ts';
import { get, post, remove } from './route.ts';

/**
 * Method and path of every endpoint, below `/api`. Apart from the schemas, which would bring zod with them: this is all that a
 * browser needs of the table at run time.
 */

const NEWSLETTER = '/ext/mailchimp-subscribe/subscribe';
const STOCK_ALERT = '/ext/stock-alert';

export const endpointRoutes = {
  searchCatalog: get(SEARCH_PATH),
  postCatalogSearch: post(SEARCH_PATH),
  mapUrl: post('/url/map'),
  renderProducts: get('/product/render-list'),

  checkStock: get('/stock/check'),
  checkStockByPath: get('/stock/check/:sku'),
  listStock: get('/stock/list'),

  requestStockAlert: post(STOCK_ALERT),
  confirmStockAlert: post(`${STOCK_ALERT}/confirm`),
  endStockAlert: remove(STOCK_ALERT),

  createCart: post('/cart/create'),
  pullCart: get('/cart/pull'),
  updateCart: post('/cart/update'),
  deleteFromCart: post('/cart/delete'),
  cartTotals: get('/cart/totals'),
  paymentMethods: get('/cart/payment-methods'),
  shippingMethods: post('/cart/shipping-methods'),
  shippingInformation: post('/cart/shipping-information'),
  collectTotals: post('/cart/collect-totals'),
  applyCoupon: post('/cart/apply-coupon'),
  deleteCoupon: post('/cart/delete-coupon'),
  cartCoupon: get('/cart/coupon'),
  voucherBalance: post('/ext/voucher-balance'),

  placeOrder: post('/order'),
  findOrder: get('/order/:orderId'),
  lookUpOrder: post('/order/look-up'),
  withdraw: post('/order/withdraw'),
  startPayment: post('/cart/paypal'),
  executePayment: post('/cart/paypal-exec'),

  login: post('/user/login'),
  createUser: post('/user/create'),
  refreshToken: post('/user/refresh'),
  logout: post('/user/logout'),
  resetPassword: post('/user/reset-password'),
  resetPasswordOlder: post('/user/resetPassword'),
  setPassword: post('/customer/resetPassword'),
  createPassword: post('/user/create-password'),
  changePassword: post('/user/change-password'),
  readProfile: get('/user/me'),
  updateProfile: post('/user/me'),
  confirmEmail: post('/user/confirm-email'),
  sendConfirmation: post('/user/send-confirmation'),
  cancelEmailChange: post('/user/cancel-email-change'),
  orderHistory: get('/user/order-history'),
  ownReviews: get('/user/reviews'),
  exportData: get('/user/export'),
  deleteAccount: post('/user/delete'),

  createMosaic: post('/mosaikbuilder/create'),
  findMosaic: get('/mosaikbuilder/:id'),

  createReview: post('/review/create'),
  cmsPageById: get('/ext/cms-data/cmsPage/:id'),
  cmsPageByIdentifier: get('/ext/cms-data/cmsPageIdentifier/:identifier/storeId/:storeId'),
  cmsBlockById: get('/ext/cms-data/cmsBlock/:id'),
  cmsBlockByIdentifier: get('/ext/cms-data/cmsBlockIdentifier/:identifier/storeId/:storeId'),
  shopFacts: get('/ext/shop-facts'),
  ownPrices: get('/ext/own-prices'),
  findParts: post('/ext/parts'),
  readPartList: post('/ext/parts/read'),
  mosaicBricks: get('/ext/parts/mosaic'),
  findRedirect: get('/ext/redirect'),
  reportNotFound: post('/page-not-found'),
  reportPage: post('/ext/page-seen'),

  newsletterStatus: get(NEWSLETTER),
  newsletterSubscribe: post(NEWSLETTER),
  newsletterUnsubscribe: remove(NEWSLETTER),
  newsletterConfirm: post('/newsletter/confirm'),

  contactToken: get('/ext/mail-service/get-token'),
  sendMessage: post('/ext/mail-service/send-email'),
};

export type EndpointName = keyof typeof endpointRoutes;
