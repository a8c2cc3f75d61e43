import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './button.tsx';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx';
import { useTopModal } from './modal-stack.ts';
import type { Tone } from './notice.tsx';

const ICON = { ok: CheckIcon, warn: WarningIcon, bad: CloseIcon, info: InfoIcon };

interface ToastAction {
  label: string;
  onSelect: () => void;
}

interface ToastProps {
  tone?: Tone;
  children: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** At most two. */
  actions?: readonly ToastAction[];
  /** Milliseconds until it closes by itself; null keeps it. Waits while hovered or focused. */
  duration?: number | null;
}

export function Toast({ tone = 'ok', children, closeLabel, onClose, actions = [], duration = 5000 }: ToastProps) {
  const [paused, setPaused] = useState(false);
  const left = useRef(duration);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (paused || left.current === null) return;
    const since = Date.now();
    const timer = setTimeout(() => close(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= Date.now() - since;
    };
  }, [paused]);

  const Icon = ICON[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the role is there; hovering and focus only stop the clock
    <div
      className={`toast toast--${tone}`}
      role={tone === 'bad' ? 'alert' : 'status'}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span className="toast__stud">
        <Icon />
      </span>
      <p>{children}</p>
      <IconButton label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      {actions.length > 0 && (
        <div className="toast__act">
          {actions.map((action) => (
            <button key={action.label} type="button" onClick={action.onSelect}>
              {action.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

interface ToastRegionProps {
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
