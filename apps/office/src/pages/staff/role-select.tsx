import { type Role, roles } from '@brixel/contract/office/roles';
import { Select } from '@brixel/ui/field.tsx';
import { useT } from '#i18n/i18n.ts';

interface RoleSelectProps {
  value: Role;
  /** Where no field names it. */
  label?: string;
  onChange: (role: Role) => void;
}

export function RoleSelect({ value, label, onChange }: RoleSelectProps) {
  const t = useT();
  return (
    <Select
      {...(label && { 'aria-label': label })}
      value={value}
      onChange={({ target }) => {
        const chosen = roles.find((role) => role === target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {t(`role.${role}`)}
        </option>
      ))}
    </Select>
  );
}
