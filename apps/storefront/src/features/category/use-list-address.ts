import { useLocation, useNavigate, useNavigation } from 'react-router';
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

/** The list's state in the address. */
export function useListAddress(current: ListQuery): ListAddress {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const isLoading = next?.pathname === pathname;
  const hrefOf = (query: ListQuery): string => pathname + listSearch(query);
  return {
    pathname,
    query: isLoading ? parseListQuery(new URLSearchParams(next.search), current.defaultSort) : current,
    isLoading,
    hrefOf,
    show: (query, options = {}) => navigate(hrefOf(query), { preventScrollReset: true, ...options }),
  };
}
