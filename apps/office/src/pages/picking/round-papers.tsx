import { callAddress } from '#data/call.ts';
import { useI18n } from '#i18n/i18n.ts';

interface RoundPapersProps {
  numbers: readonly string[];
  /** on the packing table nobody fetches anything any more */
  hasPickList?: boolean;
}

/** What is printed for the boxes of a round. */
export function RoundPapers({ numbers, hasPickList = false }: RoundPapersProps) {
  const { t, language } = useI18n();
  const orders = numbers.join(',');
  return (
    <>
      {hasPickList && (
        <PaperLink address={callAddress('print.pickList', { query: { orders, language } })}>
          {t('documents.pickList')}
        </PaperLink>
      )}
      <PaperLink address={callAddress('print.packingSlips', { query: { orders } })}>
        {t(numbers.length > 1 ? 'board.packingSlips' : 'documents.packingSlip')}
      </PaperLink>
    </>
  );
}

const PaperLink = ({ address, children }: { address: string; children: string }) => (
  <a className="btn btn--s" href={address} target="_blank" rel="noreferrer">
    {children}
  </a>
);
