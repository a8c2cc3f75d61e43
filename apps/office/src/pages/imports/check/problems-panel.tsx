import type { OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { ChevronRightIcon } from '@brixel/ui/icons.tsx';
import { Link } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { useNumbers } from '../import-text.ts';

const TONES = { error: 'bad', warning: 'warn', skip: 'plain' } as const;
const ORDER = { error: 0, warning: 1, skip: 2 } as const;

/** What is odd, by kind and with its number; each leads to its rows. */
export function ProblemsPanel({ file: { problems } }: { file: OfficeImportDetails }) {
  const t = useT();
  const { number } = useNumbers();
  if (problems.length === 0) return null;
  const inOrder = problems.toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity]);
  return (
    <Panel title={t('imports.oddRows')} flush>
      <ul className="oddkinds">
        {inOrder.map(({ code, severity, text, count }) => (
          <li key={code}>
            <Link to={`?problem=${code}`} preventScrollReset>
              <span className="oddkinds__count">{number(count)}</span>
              <Badge tone={TONES[severity]}>{t(`imports.severity.${severity}`)}</Badge>
              <span className="grow">{text}</span>
              <ChevronRightIcon size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function UnknownColours({ file: { unknown_colours: colours } }: { file: OfficeImportDetails }) {
  const t = useT();
  const { number } = useNumbers();
  if (colours.length === 0) return null;
  return (
    <Panel title={t('imports.unknownColours')} aside={<Badge>{number(colours.length)}</Badge>}>
      <ul className="unknowncolours">
        {colours.map(({ colour, count }) => (
          <li key={colour}>
            <span className="swatchless" aria-hidden="true" />
            <span className="grow">{t('imports.unknownColour', { colour })}</span>
            <span className="soft s">{t('imports.items', { n: count })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
