import { type CrumbCategory, categoryCrumbs } from '@brixel/commerce/breadcrumbs';
import type { LinkRules } from '@brixel/commerce/links';
import type { Crumb } from '@brixel/ui/breadcrumbs.tsx';

/** Categories as links, from the top down. */
export const crumbsThrough = (categories: readonly CrumbCategory[], rules: LinkRules): Crumb[] =>
  categoryCrumbs(categories, rules).map(({ name, route_link }) => ({ label: name, href: route_link }));
