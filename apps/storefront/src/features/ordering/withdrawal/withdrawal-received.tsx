import type { WithdrawalReceipt } from '@brixel/contract/order';
import { Link } from '@brixel/ui/link.tsx';
import { PrintButton } from '#features/ordering/placed/print-button.tsx';
import { useT } from '#i18n/use-t.ts';
import { TextWithLink } from '#shared/text-with-link.tsx';
import { useDates } from '#shared/use-dates.ts';

/** The acknowledgement: what was declared, on which day, at which hour. */
export function WithdrawalReceived({ receipt }: { receipt: WithdrawalReceipt }) {
  const t = useT();
  const { moment } = useDates();
  return (
    <>
      <p role="status">{t('withdrawal.receivedText', { email: receipt.email })}</p>
      <dl className="dl panel">
        <dt>{t('withdrawal.receivedAt')}</dt>
        <dd className="b">
          <time dateTime={receipt.received_at}>
            {t('withdrawal.receivedClock', { date: moment(receipt.received_at) })}
          </time>
        </dd>
        <dt>{t('withdrawal.receiptNumber')}</dt>
        <dd className="num">{receipt.number}</dd>
        <dt>{t('withdrawal.content')}</dt>
        <dd className="whitespace-pre-line wrap-anywhere">
          {t('withdrawal.declaration', { what: receipt.what || t('withdrawal.whole') })}
        </dd>
        <dt>{t('withdrawal.orderNumber')}</dt>
        <dd className="num">{receipt.order_number}</dd>
        <dt>{t('withdrawal.name')}</dt>
        <dd>{receipt.name}</dd>
        <dt>{t('common.email')}</dt>
        <dd className="wrap-anywhere">{receipt.email}</dd>
      </dl>
      <p className="s soft">
        <TextWithLink
          text={t('withdrawal.after', { link: '{link}' })}
          link={
            <Link className="link" href="/i/rueckgabe">
              {t('withdrawal.afterLink')}
            </Link>
          }
        />
      </p>
      <p>
        <PrintButton />
      </p>
    </>
  );
}
