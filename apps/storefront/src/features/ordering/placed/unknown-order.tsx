import { Button } from '@brixel/ui/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { orderPath } from '#config/paths.ts';
import { emptyLookUp } from '#features/ordering/status/look-up.ts';
import { LookUpForm } from '#features/ordering/status/look-up-form.tsx';
import { useT } from '#i18n/use-t.ts';
import { CenterPage } from '#shared/center-page.tsx';

/** No order has the id of the address; its number and e-mail address find it. */
export function UnknownOrder() {
  const t = useT();
  const navigate = useNavigate();
  const [state, setState] = useState(emptyLookUp);
  return (
    <CenterPage
      title={t('orders.unknown')}
      banner="not-found"
      actions={
        <Button size="l" href="/i/hilfe-kontakt">
          {t('layout.help')}
        </Button>
      }
      below={
        <div className="wrap order">
          <LookUpForm
            state={state}
            onAnswer={(answer) => {
              if (answer.kind === 'found') void navigate(orderPath(answer.order.order_id), { replace: true });
              else setState(answer);
            }}
          />
        </div>
      }
    >
      <p>{t('orders.unknownText')}</p>
    </CenterPage>
  );
}
