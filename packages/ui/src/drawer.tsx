import { type ReactNode, useId } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { Dialog } from './dialog.tsx';
import { CloseIcon } from './icons.tsx';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** The cart comes from the right, menu and filter from the left. */
  side?: 'right' | 'left';
  /** Narrow, for the menu. */
  narrow?: boolean;
  /** Shown instead of the heading, for example the logo; the title still names the drawer. */
  header?: ReactNode;
  footer?: ReactNode;
  bodyClassName?: string;
  id?: string;
  children: ReactNode;
}

export function Drawer(props: DrawerProps) {
  const {
    open,
    onClose,
    title,
    closeLabel,
    side = 'right',
    narrow,
    header,
    footer,
    bodyClassName,
    id,
    children,
  } = props;
  const titleId = useId();
  return (
    <Dialog
      id={id}
      open={open}
      onClose={onClose}
      className={cx('drawer', side === 'left' && 'drawer--left', narrow && 'drawer--menu')}
      aria-labelledby={titleId}
    >
      <div className="drawer__head">
        {header}
        <h2 id={titleId} className={header ? 'sr' : undefined}>
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={cx('drawer__body', bodyClassName)}>{children}</div>
      {footer && <div className="drawer__foot">{footer}</div>}
    </Dialog>
  );
}
