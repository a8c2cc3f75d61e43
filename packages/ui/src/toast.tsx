import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx';
import type { Tone } from './notice.tsx';

const ICON = { ok: CheckIcon, warn: WarningIcon, bad: CloseIcon, info: InfoIcon };

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface ToastProps {
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
