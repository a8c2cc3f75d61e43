import { useLocation, useNavigation } from 'react-router';

/** Tells whether a link leads to the page in view, or to one below it. */
export function useIsCurrent(): (path: string, exact?: boolean) => 'page' | undefined {
  const { pathname } = useLocation();
  // while the next page is on its way, the menu already points to it
  const current = useNavigation().location?.pathname ?? pathname;
  return (path, exact = false) => (current === path || (!exact && current.startsWith(`${path}/`)) ? 'page' : undefined);
}
