import type { OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { CheckIcon } from '@brixel/ui/icons.tsx';
import type { ReactNode } from 'react';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';

interface RecognisedPanelProps {
  format: OfficeImportDetails['format'];
  title?: string;
  children: ReactNode;
}

/** What a file was taken for, and what is still to be said about it. */
export function RecognisedPanel({ format, title, children }: RecognisedPanelProps) {
  const t = useT();
  const badge = (
    <Badge tone="ok">
      <CheckIcon size={16} />
      {t(`imports.format.${format}`)}
    </Badge>
  );
  return (
    <Panel title={title ?? t('imports.recognised')} aside={badge}>
      {children}
    </Panel>
  );
}
