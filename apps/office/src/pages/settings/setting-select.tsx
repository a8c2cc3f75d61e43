import { Field, Select } from '@brixel/ui/field.tsx';
import { Outside } from './setting-field.tsx';

interface SettingSelectProps<Value extends string> {
  label: string;
  hint?: string;
  value: Value;
  values: readonly Value[];
  textOf: (value: Value) => string;
  /** set from outside: it cannot be changed here */
  variable?: string | undefined;
  /** of the grid of the form, such as c3 */
  width?: string;
  onValue: (value: Value) => void;
}

/** One of a few choices. */
export function SettingSelect<Value extends string>(props: SettingSelectProps<Value>) {
  const { label, hint, value, values, textOf, variable, width, onValue } = props;
  return (
    <Field label={label} hint={variable ? <Outside variable={variable} /> : hint} {...(width && { className: width })}>
      <Select
        value={value}
        disabled={variable !== undefined}
        onChange={({ target }) => onValue(values.find((one) => one === target.value) ?? value)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {textOf(one)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
