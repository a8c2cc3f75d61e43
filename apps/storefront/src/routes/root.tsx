import type { LoaderFunctionArgs } from 'react-router';
import { Document } from '#app/document.tsx';
import { PageError } from '#app/page-error.tsx';
import { servicesOf } from '#data/services.ts';
import { emptyShell, type ShellData } from '#data/shell-data.ts';
import { RouterLink } from '#features/layout/router-link.tsx';
import { Shell } from '#features/layout/shell.tsx';
import { DeferredToasts } from '#features/notifications/deferred-toasts.ts';
import { LinkProvider } from '#ui/link.tsx';

let failed = false;

/** Menu and footer. A page without them is better than none, so their failure is not the page's. */
export async function rootLoader(args: LoaderFunctionArgs): Promise<ShellData> {
  const services = servicesOf(args);
  try {
    const { loadShell } = await import('#data/shell-queries.ts');
    const shell = await loadShell(services, args.request.signal);
    failed = false;
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
        <DeferredToasts />
      </LinkProvider>
    </Document>
  );
}
