import { Children, type ReactNode, useEffect, useRef } from 'react';

export interface ToastRegionProps {
  label: string;
  children: ReactNode;
}

/** A manual popover lives in the top layer; shown anew it also stands above a modal dialog. */
export function ToastRegion({ label, children }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const count = Children.count(children);

  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    const covered = count > 0 && document.querySelector('dialog:modal') !== null;
    if (covered && element.matches(':popover-open')) element.hidePopover();
    if (!element.matches(':popover-open')) element.showPopover();
  }, [count]);

  return (
    <section ref={region} className="toasts" popover="manual" aria-label={label}>
      {children}
    </section>
  );
}
