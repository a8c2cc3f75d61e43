/**
 * The name of the route as the specification gives it. Pages of products share two entries of the route table, and stored
 * paths one: what was found says which name the page has.
 */
export function routeName(routeId: string, data: unknown): string {
  const name = sharedNames[routeId] ?? routeId;
  if (!isRecord(data)) return name;
  const view = isRecord(data.view) ? data.view : data;
  if (isRecord(view.product) && typeof view.product.type_id === 'string') {
    return `${isRecord(view.family) ? 'configurable' : view.product.type_id}-product`;
  }
  if (data.type === 'category') return 'category';
  return data.type === 'cms_page' ? 'cms-page' : name;
}

/** Of routes with several addresses, which are entries of their own. */
const sharedNames: Readonly<Record<string, string>> = {
  'home-pwa': 'home',
  'thank-you-paypal-success': 'thank-you-paypal',
  'thank-you-paypal-cancel': 'thank-you-paypal',
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
