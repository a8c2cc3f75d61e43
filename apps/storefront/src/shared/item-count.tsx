import { useAllCalls } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';

/** How many products a category has. Other platforms also count variants that no list shows, so nothing is said there. */
export function ItemCount({ count }: { count: number }) {
  const t = useT();
  return useAllCalls() ? <small>{t('layout.itemCount', { n: count })}</small> : null;
}
