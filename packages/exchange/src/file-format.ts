/** Formats of lots that a text may have, told by how it begins. */
export type TextFormat = 'bsx' | 'inventory-xml' | 'orders-xml' | 'csv';
/** A table may be a list of parts, an archive may hold several tables about sets. */
export type FileFormat = TextFormat | 'part-list' | 'set-parts';

const roots: Readonly<Record<string, TextFormat>> = {
  BrickStoreXML: 'bsx',
  BrickStockXML: 'bsx',
  INVENTORY: 'inventory-xml',
  ORDERS: 'orders-xml',
};

/** Null: XML of something else. */
export function fileFormat(start: string): TextFormat | null {
  const text = start.replace(/^\ufeff/, '').trimStart();
  if (!text.startsWith('<')) return 'csv';
  const root = /<([A-Za-z]\w*)[\s/>]/.exec(text.replaceAll(/<!--.*?-->|<!DOCTYPE[^>]*>/gs, ''))?.[1];
  return (root && Object.hasOwn(roots, root) && roots[root]) || null;
}
