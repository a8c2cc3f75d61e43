import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from './modal-stack.ts';

export interface ToastRegionProps {
  label: string;
  /** Toasts, newest last. */
  children: ReactNode;
}

/**
 * A manual popover, so that it stands above everything; moved into the modal in front, because the page behind it
 * is inert and its messages could be neither heard nor closed.
 */
export function ToastRegion({ label, children }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const modal = useTopModal();

  // Again for every host: the element is a new one there.
  useEffect(() => {
    const element = region.current;
    if (element?.showPopover && !element.matches(':popover-open')) element.showPopover();
  }, [modal]);

  const section = (
    <section ref={region} className="toasts" popover="manual" aria-label={label}>
      {children}
    </section>
  );
  return modal ? createPortal(section, modal) : section;
}
