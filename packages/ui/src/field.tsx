import { type ComponentPropsWithRef, createContext, type ReactNode, use, useId } from 'react';
import { cx } from './cx.ts';
import { AlertIcon } from './icons.tsx';

/** What a control inside a field needs to be named, described and marked. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/** Wiring for a control; own props of the control win. Null outside of a `Field`. */
function useFieldControl(): FieldControl | null {
  return use(FieldContext);
}

export interface FieldProps {
  label: ReactNode;
  /** Below the control; the error takes its place. */
  hint?: ReactNode;
  error?: ReactNode;
  /** Stands behind the label of fields that may stay empty, for example "(optional)". */
  optionalLabel?: string;
  required?: boolean;
  valid?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Field(props: FieldProps) {
  const { label, hint, error, optionalLabel, required, valid, className, children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const note = error ?? hint;
  const control: FieldControl = {
    id,
    'aria-describedby': note ? `${id}-note` : undefined,
    'aria-invalid': error ? true : undefined,
    required,
  };
  return (
    <div className={cx('field', error ? 'field--error' : valid && 'field--ok', className)}>
      <label htmlFor={id}>
        {label}
        {optionalLabel && <span className="optional"> {optionalLabel}</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {error ? (
        <p className="field__msg" id={`${id}-note`}>
          <AlertIcon size={16} />
          {error}
        </p>
      ) : (
        hint && (
          <p className="field__hint" id={`${id}-note`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

export type InputProps = ComponentPropsWithRef<'input'>;

export function Input({ className, ...rest }: InputProps) {
  return <input {...useFieldControl()} {...rest} className={cx('input', className)} />;
}

type SelectProps = ComponentPropsWithRef<'select'>;

export function Select({ className, ...rest }: SelectProps) {
  return <select {...useFieldControl()} {...rest} className={cx('select', className)} />;
}

type TextareaProps = ComponentPropsWithRef<'textarea'>;

export function Textarea({ className, ...rest }: TextareaProps) {
  return <textarea {...useFieldControl()} {...rest} className={cx('textarea', className)} />;
}
