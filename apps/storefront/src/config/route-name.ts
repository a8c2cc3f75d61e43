/**
 * The name of the route as the specification gives it. Pages of products share two entries of the route table, and stored
 * paths one: what was found says which name the page has.
 */
export function routeName(routeId: string, data: unknown): string {
  if (!isRecord(data)) return routeId;
  const view = isRecord(data.view) ? data.view : data;
  if (isRecord(view.product) && typeof view.product.type_id === 'string') {
    return `${isRecord(view.family) ? 'configurable' : view.product.type_id}-product`;
  }
  if (data.type === 'category') return 'category';
  return data.type === 'cms_page' ? 'cms-page' : routeId;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
