import { Badge } from '@brixel/ui/badge.tsx';
import { CheckIcon, WarningIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';

/** Whether an account asks for a second step. */
export function SecondFactorBadge({ isOn }: { isOn: boolean }) {
  const t = useT();
  return isOn ? (
    <Badge tone="ok">
      <CheckIcon />
      {t('account.on')}
    </Badge>
  ) : (
    <Badge tone="warn">
      <WarningIcon />
      {t('account.off')}
    </Badge>
  );
}
