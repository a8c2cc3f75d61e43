import { ChevronRightIcon } from '@brixel/ui/icons.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface TodoRowProps {
  icon: ReactNode;
  isUrgent: boolean;
  /** how many of them */
  count?: number;
  title: string;
  text: string;
  /** where it is done; what is done outside the office has no page here */
  path?: string | undefined;
  /** what the link says beside its arrow */
  actionLabel?: string;
  /** its state */
  children?: ReactNode;
}

/** One line of a `.todo` list: what it is about, why, and the way in. */
export function TodoRow({ icon, isUrgent, count, title, text, path, actionLabel, children }: TodoRowProps) {
  const content = (
    <>
      <span className={isUrgent ? 'tile tile--warn' : 'tile'}>{icon}</span>
      {count !== undefined && (
        <span className="todo__count" aria-hidden="true">
          {count}
        </span>
      )}
      <span className="grow">
        <b>{title}</b>
        <small>{text}</small>
      </span>
      {children}
    </>
  );
  return (
    <li>
      {path === undefined ? (
        <div className="todo__row">{content}</div>
      ) : (
        <Link to={path}>
          {content}
          <span className="todo__go">
            {actionLabel && <span>{actionLabel}</span>}
            <ChevronRightIcon size={16} />
          </span>
        </Link>
      )}
    </li>
  );
}
