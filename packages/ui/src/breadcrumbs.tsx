import { Fragment } from 'react';
import { ChevronRightIcon } from './icons.tsx';
import { Link } from './link.tsx';

export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  label: string;
  items: readonly Crumb[];
}

export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <Fragment key={item.href ?? item.label}>
              {index > 0 && (
                <li aria-hidden="true">
                  <ChevronRightIcon />
                </li>
              )}
              <li className={last ? 'crumbs__last' : undefined}>
                {item.href && !last ? (
                  <Link href={item.href}>{item.label}</Link>
                ) : (
                  <span aria-current={last ? 'page' : undefined}>{item.label}</span>
                )}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
