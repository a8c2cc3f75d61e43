import { useState } from 'react';
import { useLocation, useNavigate, useNextLocation } from '#router/hooks.ts';
import { type ListQuery, listSearch, parseListQuery } from './list-query.ts';

export interface ListAddress {
  pathname: string;
  /** what is chosen, including a choice whose list is still on its way */
  query: ListQuery;
  isLoading: boolean;
  hrefOf: (query: ListQuery) => string;
  /** shows another state of the list and leaves page and focus where they are */
  show: (query: ListQuery, options?: { replace?: boolean }) => void;
}

/** The list's state in the address. `current` is that of the list which is shown. */
export function useListAddress(current: ListQuery): ListAddress {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const next = useNextLocation();
  // a click must show at once: the pending choice is rendered until its list has loaded
  const [wish, setWish] = useState({ made: current, query: current });
  const isLoading = next?.pathname === pathname;
  const expected = isLoading ? parseListQuery(new URLSearchParams(next.search), current.defaultSort) : current;
  const hrefOf = (query: ListQuery): string => pathname + listSearch(query);
  return {
    pathname,
    query: wish.made === current && wish.query !== current ? wish.query : expected,
    isLoading,
    hrefOf,
    show(query, options = {}) {
      setWish({ made: current, query });
      navigate(hrefOf(query), { preventScrollReset: true, ...options });
    },
  };
}
