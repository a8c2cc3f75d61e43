import { ChevronRightIcon } from '@brixel/ui/icons.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { PageHead } from '#shared/page-head.tsx';

interface ImportHeadProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page about one import, with the way back to all of them. */
export function ImportHead({ title, children, actions }: ImportHeadProps) {
  const t = useT();
  return (
    <>
      <nav className="crumb" aria-label={t('imports.path')}>
        <Link to="/imports">{t('page.imports')}</Link>
        <ChevronRightIcon size={16} />
      </nav>
      <PageHead title={title} actions={actions}>
        {children}
      </PageHead>
    </>
  );
}
