import { UnitField, type UnitFieldProps } from '../unit-field.tsx';

/** Euros. */
export const MoneyField = (props: UnitFieldProps) => <UnitField {...props} unit="€" />;
