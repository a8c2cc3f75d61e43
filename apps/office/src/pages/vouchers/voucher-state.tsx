import type { VoucherState } from '@brixel/contract/office/voucher-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { useT } from '#i18n/i18n.ts';

const TONES = { open: 'ok', spent: 'plain', expired: 'plain', blocked: 'bad', returned: 'plain' } as const;

export function VoucherBadge({ state, isTest }: { state: VoucherState; isTest: boolean }) {
  const t = useT();
  return (
    <span className="row">
      <Badge tone={TONES[state]}>{t(`vouchers.state.${state}`)}</Badge>
      {isTest && <Badge tone="warn">{t('vouchers.test')}</Badge>}
    </span>
  );
}

/** Nobody here knows more of a code than its end. */
export const maskedCode = (ending: string): string => `••••-${ending}`;
