import { categoryPath } from '@brixel/commerce/links';
import { useServices } from '#data/services.ts';
import { useShell } from '#shared/use-shell.ts';
import type { Banner } from './banners.ts';

/** Where a banner leads: categories have their own address in each store, so they are named by id. */
export function useBannerLink(): (banner: Pick<Banner, 'category' | 'link'>) => string {
  const { config } = useServices();
  const { categories } = useShell();
  return ({ category: id, link }) =>
    link ??
    categoryPath(
      categories.find((category) => category.id === id),
      config,
    );
}
