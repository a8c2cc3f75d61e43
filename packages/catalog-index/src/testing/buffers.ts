import type { IndexData } from '../index-data.ts';

/** The buffers that another thread would take over instead of copying them. */
export function transferList(data: IndexData): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const visit = (value: unknown): void => {
    if (ArrayBuffer.isView(value)) {
      if (value.buffer instanceof ArrayBuffer) buffers.add(value.buffer);
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) visit(part);
    }
  };
  visit(data);
  return [...buffers];
}
