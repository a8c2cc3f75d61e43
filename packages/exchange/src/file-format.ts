/** Formats of lots that a file may have, told by how it begins. */
export type FileFormat = 'bsx' | 'inventory-xml' | 'orders-xml' | 'csv';

const roots: Readonly<Record<string, FileFormat>> = {
  BrickStoreXML: 'bsx',
  BrickStockXML: 'bsx',
  INVENTORY: 'inventory-xml',
  ORDERS: 'orders-xml',
};

/** Null: XML of something else. */
export function fileFormat(start: string): FileFormat | null {
  const text = start.replace(/^\ufeff/, '').trimStart();
  if (!text.startsWith('<')) return 'csv';
  const root = /<([A-Za-z]\w*)[\s/>]/.exec(text.replaceAll(/<!--.*?-->|<!DOCTYPE[^>]*>/gs, ''))?.[1];
  return (root && Object.hasOwn(roots, root) && roots[root]) || null;
}
