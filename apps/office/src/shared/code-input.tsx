import { Input, type InputProps } from '@brixel/ui/field.tsx';

/** Six digits of an app. One field that looks like six: a code that is pasted or offered by the browser goes in whole. */
export function CodeInput(props: InputProps) {
  return (
    <Input
      {...props}
      className="codeinput"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      pattern="\d*"
    />
  );
}
