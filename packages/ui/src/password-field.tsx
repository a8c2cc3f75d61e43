import { useState } from 'react';
import { IconButton } from './button.tsx';
import { Field, type FieldProps, Input, type InputProps } from './field.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

export interface PasswordFieldProps extends Omit<FieldProps, 'children'> {
  showLabel: string;
  hideLabel: string;
  inputProps?: Omit<InputProps, 'type'>;
}

export function PasswordField({ showLabel, hideLabel, inputProps, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Field {...field}>
      <div className="field__pw">
        <Input {...inputProps} type={visible ? 'text' : 'password'} />
        <IconButton label={visible ? hideLabel : showLabel} onClick={() => setVisible(!visible)}>
          {visible ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </div>
    </Field>
  );
}
