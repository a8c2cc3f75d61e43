import { useLocation } from 'react-router';
import { useMe } from '#data/session.ts';
import { type OfficePage, pagesFor } from '../pages.ts';

interface Menu {
  day: OfficePage[];
  settings: OfficePage[];
  person: OfficePage[];
  isInSettings: boolean;
}

/** What this person may open, by its place in the menu. */
export function useMenu(): Menu {
  const { role } = useMe();
  const { pathname } = useLocation();
  const open = pagesFor(role);
  const at = (place: OfficePage['place']) => open.filter((page) => page.place === place);
  return {
    day: at('day'),
    settings: at('settings'),
    person: at('person'),
    isInSettings: /^\/settings(?:\/|$)/.test(pathname),
  };
}
