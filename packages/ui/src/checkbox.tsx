import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { AlertIcon } from './icons.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Number of hits, for filters. */
  count?: ReactNode;
  error?: ReactNode;
}

/** The label is the content. */
export function Checkbox({ count, error, className, children, ...rest }: CheckboxProps) {
  const errorId = useId();
  const label = (
    <label className={cx('check', className)}>
      <input
        {...rest}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : rest['aria-describedby']}
      />
      {count === undefined ? (
        <span>{children}</span>
      ) : (
        <span className="row row--between">
          <span>{children}</span>
          <span className="check__count">{count}</span>
        </span>
      )}
    </label>
  );
  // always in the same place: the box must not lose the focus when the error appears
  return (
    <>
      {label}
      {error && (
        <p className="field__msg check__msg" id={errorId}>
          <AlertIcon size={16} />
          {error}
        </p>
      )}
    </>
  );
}
