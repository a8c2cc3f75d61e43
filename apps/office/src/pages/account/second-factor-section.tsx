import { Button } from '@brixel/ui/button.tsx';
import { useState } from 'react';
import { useMe } from '#data/session.ts';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { SecondFactorBadge } from '#shared/second-factor-badge.tsx';
import { RemoveTotpDialog } from './remove-totp-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';

/** Codes of an app, besides the password. */
export function SecondFactorSection() {
  const t = useT();
  const { totp } = useMe().second_factor;
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={t('account.codes')} aside={<SecondFactorBadge isOn={totp} />}>
      <div className="stack">
        <p className="soft">{t(totp ? 'account.codesOn' : 'account.codesOff')}</p>
        <p>
          <Button variant={totp ? 'plain' : 'solid'} onClick={() => setOpen(true)}>
            {t(totp ? 'account.codesRemove' : 'account.codesSetUp')}
          </Button>
        </p>
      </div>
      {totp ? (
        <RemoveTotpDialog open={isOpen} onClose={() => setOpen(false)} />
      ) : (
        <TotpDialog open={isOpen} onClose={() => setOpen(false)} />
      )}
    </Panel>
  );
}
