import { isJson, type Json, type Routes, result, textOf } from './answer.ts';
import { foreignCatalog } from './foreign-catalog.ts';
import type { Magento } from './magento.ts';

/** Stock, reviews, newsletter, mails and texts. */

const stockOf = (magento: Magento, sku: string): Json => {
  const product = magento.goods(sku);
  const stock = isJson(product.stock) ? product.stock : {};
  return {
    item_id: product.id,
    product_id: product.id,
    stock_id: 1,
    min_qty: 0,
    manage_stock: true,
    backorders: 0,
    ...stock,
  };
};

export function otherRoutes(magento: Magento): Routes {
  const members = new Map<string, string>();
  const subscription =
    (status: string) =>
    ({ body }: { body: Json }) => {
      const email = textOf(body.email).toLowerCase();
      if (!email) return result('Invalid e-mail provided!', 500);
      members.set(email, status);
      // Mailchimp's answer to a list of members has no status, and what is undefined counts as fine
      return result('OK');
    };
  return {
    'GET /stock/check': ({ query }) =>
      query.get('sku') ? result(stockOf(magento, query.get('sku') ?? '')) : result('sku parameter is required', 500),
    'GET /stock/check/': ({ path }) => result(stockOf(magento, decodeURIComponent(path.split('/').at(-1) ?? ''))),
    // in the order of the skus, and without naming them; one that is unknown fails them all
    'GET /stock/list': ({ query }) =>
      query.get('skus')
        ? result((query.get('skus') ?? '').split(',').map((sku) => stockOf(magento, sku)))
        : result('skus parameter is required', 500),
    'POST /review/create': ({ body }) => {
      const review = isJson(body.review) ? body.review : {};
      return result({ ...review, id: 99, review_status: 2 });
    },
    'GET /ext/mailchimp-subscribe/subscribe': ({ query }) => {
      const email = (query.get('email') ?? '').toLowerCase();
      // of somebody unknown Mailchimp answers 404, in a field of the same name
      return email ? result(members.get(email) ?? 404) : result('Invalid e-mail provided!', 500);
    },
    'POST /ext/mailchimp-subscribe/subscribe': subscription('subscribed'),
    'DELETE /ext/mailchimp-subscribe/subscribe': subscription('unsubscribed'),
    'GET /ext/mail-service/get-token': () => result('signed'),
    'POST /ext/mail-service/send-email': () => result('OK'),
    'GET /ext/cms-data/': ({ path }) => {
      const [, , , kind = '', key = ''] = path.split('/');
      const entity = kind.startsWith('cmsPage') ? 'cms_page' : 'cms_block';
      const found = foreignCatalog[entity]?.find(({ id, identifier }) => String(id) === key || identifier === key);
      return result(found ?? { message: 'No such entity' }, found ? 200 : 404);
    },
    'POST /url/map': ({ body }) => {
      const url = textOf(body.url).replace(/^\//, '');
      if (!url) return result('Missing url', 500);
      const [entity, source] = ['product', 'category', 'cms_page']
        .flatMap((name) => (foreignCatalog[name] ?? []).map((document) => [name, document] as const))
        .find(([, document]) => document.url_path === url || document.identifier === url) ?? [null, null];
      const found = entity && {
        _index: `vue_storefront_catalog_${entity}`,
        _type: entity,
        _id: String(source.id),
        _score: 1,
        _source: source,
      };
      return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(found) };
    },
  };
}
