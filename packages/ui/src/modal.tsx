import { type ReactNode, useId } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { Dialog } from './dialog.tsx';
import { CloseIcon } from './icons.tsx';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  size?: 's' | 'm';
  dismissible?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** For a free layout (login with picture) use `Dialog` with `className="modal"`. */
export function Modal({ open, onClose, title, closeLabel, size = 'm', dismissible = true, ...props }: ModalProps) {
  const titleId = useId();
  return (
    <Dialog
      id={props.id}
      open={open}
      onClose={onClose}
      dismissible={dismissible}
      className={cx('modal', size === 's' && 'modal--s', props.className)}
      aria-labelledby={titleId}
    >
      <div className="modal__head">
        <h2 id={titleId}>{title}</h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className="modal__body">{props.children}</div>
    </Dialog>
  );
}
