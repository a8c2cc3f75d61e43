import type { OfficeCustomer } from '@brixel/contract/office/customer-endpoints';
import { Select } from '@brixel/ui/field.tsx';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { doAtOnce } from '#shared/do-at-once.ts';

interface GroupChoiceProps {
  customer: OfficeCustomer;
  onChanged: () => void;
}

/** The group that a customer is in. Another one counts at once. */
export function GroupChoice({ customer: { id, group }, onChanged }: GroupChoiceProps) {
  const t = useT();
  const groups = useCall('customerGroups.list');
  const known = groups.state === 'ready' ? groups.value : [{ id: group.id, name: group.name }];
  const move = (to: number) => call('customers.setGroup', { params: { id }, body: { group: to } });

  const choose = (to: number): Promise<void> =>
    doAtOnce({
      text: t('groups.moved', { name: known.find((one) => one.id === to)?.name ?? '' }),
      make: () => move(to),
      takeBack: () => move(group.id),
      reload: onChanged,
    });

  return (
    <Select
      aria-label={t('customers.group')}
      value={group.id}
      onChange={({ target }) => void choose(Number(target.value))}
    >
      {known.map(({ id: value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </Select>
  );
}
