import { Button } from '@brixel/ui/button.tsx';
import { BankIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';

/** To what came in at the bank. */
export function StatementsLink() {
  const t = useT();
  return (
    <Button href="/orders/statements">
      <BankIcon />
      {t('page.statements')}
    </Button>
  );
}
