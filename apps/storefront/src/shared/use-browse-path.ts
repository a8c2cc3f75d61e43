import { categoryPath } from '@brixel/commerce/links';
import { useServices } from '#data/services.ts';
import { useShell } from '#shared/use-shell.ts';

const TOP_LEVEL = 2;

/** Where looking around begins: the first category of the menu. */
export function useBrowsePath(): string {
  const { config } = useServices();
  const first = useShell().categories.find(({ level, include_in_menu }) => level === TOP_LEVEL && include_in_menu);
  return categoryPath(first, config);
}
