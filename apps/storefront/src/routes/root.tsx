import { LinkProvider } from '@brixel/ui/link.tsx';
import type { LoaderFunctionArgs } from 'react-router';
import { emptyShell, type ShellData } from '#data/catalog/shell-data.ts';
import { servicesOf } from '#data/services.ts';
import { RouterLink } from '#shared/router-link.tsx';
import { Document } from '#shell/document/document.tsx';
import { PageError } from '#shell/document/page-error.tsx';
import { LazyToasts, Shell } from '#shell/shell.tsx';

let failed = false;

/** Menu and footer. A page without them is better than none, so their failure is not the page's. */
export async function rootLoader(args: LoaderFunctionArgs): Promise<ShellData> {
  const services = servicesOf(args);
  try {
    const { loadShell } = await import('#data/catalog/shell-queries.ts');
    const { shell, failures } = await loadShell(services, args.request.signal);
    failed = failures.length > 0;
    for (const failure of failures) services.report(failure);
    return shell;
  } catch (error) {
    failed = true;
    services.report(error);
    return emptyShell;
  }
}

/** Menu and footer stay the same while the shopper browses; only a failed load is tried again. */
export const shouldRevalidateRoot = (): boolean => failed;

export function Root() {
  return (
    <Document>
      <LinkProvider component={RouterLink}>
        <Shell />
      </LinkProvider>
    </Document>
  );
}

/** The last resort, when not even the frame of the page can be drawn. */
export function RootError() {
  return (
    <Document>
      <LinkProvider component={RouterLink}>
        <PageError />
        <LazyToasts />
      </LinkProvider>
    </Document>
  );
}
