import '#styles/pages/order.css';
import type { VoucherBalance } from '@brixel/contract/voucher-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import type { ActionFunctionArgs } from 'react-router';
import { VOUCHER_PATH } from '#config/paths.ts';
import { servicesOf } from '#data/services.ts';
import { type AskedBalance, askBalance, nothingAsked } from '#features/voucher/ask-balance.ts';
import { BalanceForm } from '#features/voucher/balance-form.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useActionData, useLocation } from '#router/hooks.ts';
import { PageMeta } from '#shared/page-meta.tsx';
import { useDates } from '#shared/use-dates.ts';

/** For browsers without scripts. */
export async function action(args: ActionFunctionArgs) {
  return askBalance(servicesOf(args).api, await args.request.formData());
}

export function Component() {
  const answer = useActionData<typeof action>();
  // coming here anew begins anew
  return <Balance key={useLocation().key} answer={answer} />;
}

/** What is left on a gift voucher. `answer`: what a form sent without scripts has brought. */
function Balance({ answer }: { answer: AskedBalance | undefined }) {
  const t = useT();
  const [state, setState] = useState(answer ?? nothingAsked);
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={t('voucher.title')} description={t('voucher.description')} alternates={VOUCHER_PATH} />
      <div className="wrap section">
        <div className="narrow stack">
          <h1>{t('voucher.title')}</h1>
          {state.found ? (
            <Found voucher={state.found} onAgain={() => setState(nothingAsked)} />
          ) : (
            <>
              <p className="soft">{t('voucher.description')}</p>
              <BalanceForm state={state} onAnswer={setState} />
            </>
          )}
        </div>
      </div>
    </main>
  );
}

function Found({ voucher, onAgain }: { voucher: VoucherBalance; onAgain: () => void }) {
  const t = useT();
  const { price } = useFormat();
  const { day } = useDates();
  const heading = useRef<HTMLHeadingElement>(null);
  // the form that had the focus is gone
  useEffect(() => heading.current?.focus(), []);
  const { ending, value, balance, is_expired: isExpired, is_test: isTest } = voucher;
  const state = isExpired ? 'expired' : balance === 0 ? 'spent' : 'open';
  return (
    <>
      <section className="panel stack">
        <h2 ref={heading} tabIndex={-1}>
          {t('voucher.ending', { ending })}
        </h2>
        <dl className="dl">
          <dt>{t('voucher.balance')}</dt>
          <dd>
            <b>{price(balance)}</b>
          </dd>
          <dt>{t('voucher.value')}</dt>
          <dd>{price(value)}</dd>
          <dt>{t('voucher.validTo')}</dt>
          <dd>{day(voucher.valid_to)}</dd>
        </dl>
        <p>{t(`voucher.state.${state}`)}</p>
        {isTest && <p className="soft">{t('voucher.test')}</p>}
      </section>
      <div>
        <Button onClick={onAgain}>{t('voucher.again')}</Button>
      </div>
    </>
  );
}
