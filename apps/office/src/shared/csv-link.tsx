import type { FigureFile, FigureSpan } from '@brixel/contract/office/figure-endpoints';
import { DownloadIcon } from '@brixel/ui/icons.tsx';
import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import { callAddress } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';

interface CsvLinkProps {
  file: FigureFile;
  /** what the panel is called, for those who hear links alone */
  of: string;
  days?: FigureSpan;
  quarter?: string;
}

/** The table of a panel, whole, as a file. */
export function CsvLink({ file, of, days, quarter }: CsvLinkProps) {
  const t = useT();
  const query = { ...(days && { days }), ...(quarter && { quarter }) };
  return (
    <a className="btn btn--ghost btn--s" href={callAddress('figures.csv', { params: { id: file }, query })} download>
      <DownloadIcon />
      {t('statistics.csv')}
      <VisuallyHidden>: {of}</VisuallyHidden>
    </a>
  );
}
