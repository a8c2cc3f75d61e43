import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { enterModal, leaveModal } from './modal-stack.ts';

type NativeProps = Omit<
  ComponentPropsWithRef<'dialog'>,
  'open' | 'ref' | 'onClose' | 'onCancel' | 'onClick' | 'onPointerDown' | 'onTransitionEnd'
>;

export interface DialogProps extends NativeProps {
  open: boolean;
  onClose: () => void;
  /** Off for dialogs that must be answered. */
  dismissible?: boolean;
}

function isOutside(dialog: HTMLElement, event: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

/**
 * A modal on the native element: focus trap, inert page, Esc and focus return come with `showModal`; the page
 * behind is locked by CSS (`html:has(dialog:modal)`). Needs `aria-label` or `aria-labelledby`.
 */
export function Dialog({ open, onClose, dismissible = true, children, ...rest }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  // The content outlives `open` until the exit transition is over.
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);

  // Layout effect: the clean-up must run while the element is still in the page, so that the focus can return.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    enterModal(dialog);
    dialog.showModal();
    return () => {
      leaveModal(dialog);
      dialog.close();
    };
  }, [open]);

  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (dismissible) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Esc; the click is only for the backdrop
    <dialog
      {...rest}
      ref={ref}
      onCancel={cancel}
      onClose={(event) => {
        // A second Esc closes even when `cancel` was refused: follow it.
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget && isOutside(event.currentTarget, event);
      }}
      onClick={(event) => {
        if (dismissible && pressedOutside.current && isOutside(event.currentTarget, event)) onClose();
        pressedOutside.current = false;
      }}
      onTransitionEnd={(event) => {
        if (event.target === event.currentTarget && !open) setMounted(false);
      }}
    >
      {mounted && children}
    </dialog>
  );
}
