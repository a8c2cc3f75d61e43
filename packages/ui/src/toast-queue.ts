export interface ToastItem {
  id: string;
  message: string;
}

/** Newest last, at most `max`; a message equal to the last one is dropped. */
export function pushToast<Item extends ToastItem>(list: readonly Item[], item: Item, max = 3): readonly Item[] {
  if (list.at(-1)?.message === item.message) return list;
  return [...list, item].slice(-max);
}
