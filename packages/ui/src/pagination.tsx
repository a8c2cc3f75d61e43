import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { Link } from './link.tsx';
import { pageWindow } from './page-window.ts';

export interface PaginationProps {
  label: string;
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  /** Accessible name of a page link, for example "Seite 3". */
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
}

export function Pagination(props: PaginationProps) {
  const { label, current, total, hrefOf, pageLabel, previousLabel, nextLabel } = props;
  if (total < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className="pager">
        {current > 1 && (
          <li>
            <Link href={hrefOf(current - 1)} rel="prev" aria-label={previousLabel}>
              <ChevronLeftIcon />
            </Link>
          </li>
        )}
        {pageWindow(current, total).map((page, index, all) =>
          page === null ? (
            <li key={`gap after ${all[index - 1]}`} aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={page}>
              <Link
                href={hrefOf(page)}
                aria-label={pageLabel(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        {current < total && (
          <li>
            <Link href={hrefOf(current + 1)} rel="next" aria-label={nextLabel}>
              <ChevronRightIcon />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
