import { categoryPath } from '@brixel/commerce/links';
import type { BannerLink } from '@brixel/contract/home-page';
import { Fragment } from 'react';
import { useServices } from '#data/services.ts';
import { useShell } from '#shared/use-shell.ts';

/** A heading whose line breaks are part of its design. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Where a banner leads: categories have their own address in each store, so they are named by id. */
export function useBannerLink(): (banner: BannerLink) => string {
  const { config } = useServices();
  const { categories } = useShell();
  return ({ category: id, link }) =>
    link ??
    categoryPath(
      categories.find((category) => category.id === id),
      config,
    );
}
