import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { clampQuantity, type QuantityProblem, readQuantity } from './quantity.ts';

export interface StepperProps {
  /** Names the group and the field, for example "Menge Stein 2×4 Koralle". */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value?: number;
  defaultValue?: number;
  min?: number;
  max?: number | undefined;
  /** sold in multiples of it */
  step?: number | undefined;
  size?: 's' | 'm';
  /** Name of the form field: without JavaScript the typed number is still sent. */
  name?: string;
  id?: string;
  disabled?: boolean;
  /** How thousands are written here. */
  locale?: string;
  /** Every valid quantity, also while typing. */
  onValueChange?: (value: number) => void;
  /** What was typed is not taken as it is. `quantity` is what stands now. */
  onProblem?: (problem: QuantityProblem, quantity: number) => void;
  className?: string;
}

export function Stepper(props: StepperProps) {
  const { label, min = 1, max, step = 1, size = 'm', name, id, disabled, onValueChange, className } = props;
  const { locale = 'en-US', onProblem } = props;
  const [inner, setInner] = useState(() => clampQuantity(props.defaultValue ?? min, { min, max, step }));
  const value = props.value === undefined ? inner : clampQuantity(props.value, { min, max, step });
  // What stands in the field while it is not a valid quantity yet.
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(value);
  // What stood in the field before somebody began to type.
  const before = useRef(value);
  const repeat = useRepeat();

  useEffect(() => {
    latest.current = value;
  }, [value]);

  const commit = (next: number): boolean => {
    const clamped = clampQuantity(next, { min, max, step });
    setDraft(null);
    if (clamped === latest.current) return false;
    latest.current = clamped;
    setInner(clamped);
    onValueChange?.(clamped);
    return true;
  };

  const move = (direction: 1 | -1) => commit(latest.current + direction * step);

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    const { quantity, problem } = readQuantity(text, { min, max, step, locale });
    if (quantity !== null && !problem) commit(quantity);
    else setDraft(text);
  };

  /** False: something else stands in the field now than was typed. */
  const settle = (): boolean => {
    if (draft === null) return true;
    const { quantity, problem } = readQuantity(draft, { min, max, step, locale });
    commit(quantity ?? before.current);
    if (problem) onProblem?.(problem, latest.current);
    return !problem;
  };

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !settle()) event.preventDefault();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? 1 : -1);
  };

  const press = (direction: 1 | -1) => ({
    type: 'button' as const,
    onPointerDown: () => repeat.start(() => move(direction)),
    onPointerUp: repeat.stop,
    onPointerLeave: repeat.stop,
    onPointerCancel: repeat.stop,
    onClick: (event: MouseEvent) => {
      if (repeat.consume()) return;
      move(direction);
      const atBound = latest.current === (direction === 1 ? max : min);
      // The button is about to be disabled; keyboard users (detail 0) must not lose their place.
      if (atBound && event.detail === 0) field.current?.focus();
    },
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an inline grid in every browser
    <div className={cx('stepper', size === 's' && 'stepper--s', className)} role="group" aria-label={label}>
      <button {...press(-1)} aria-label={props.decreaseLabel} disabled={disabled || value <= min} />
      <input
        ref={field}
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        aria-label={label}
        disabled={disabled}
        value={draft ?? value}
        onChange={type}
        onBlur={settle}
        onFocus={(event) => {
          before.current = latest.current;
          event.target.select();
        }}
        onKeyDown={keys}
      />
      <button
        {...press(1)}
        aria-label={props.increaseLabel}
        disabled={disabled || (max !== undefined && value >= max)}
      />
    </div>
  );
}

const FIRST_MS = 420;
const NEXT_MS = 90;

/**
 * Runs `action` again and again while a pointer holds a button down; `action` returns false to stop.
 * `consume` tells the click handler whether the press was already handled.
 */
function useRepeat() {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const repeated = useRef(false);

  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };

  const start = (action: () => boolean) => {
    stop();
    repeated.current = false;
    const tick = () => {
      repeated.current = true;
      timer.current = action() ? setTimeout(tick, NEXT_MS) : null;
    };
    timer.current = setTimeout(tick, FIRST_MS);
  };

  const consume = (): boolean => {
    const handled = repeated.current;
    repeated.current = false;
    return handled;
  };

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );

  return { start, stop, consume };
}
