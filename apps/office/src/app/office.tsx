import { OFFICE_ROOT } from '@brixel/contract/office/office-paths';
import { type Area, may } from '@brixel/contract/office/roles';
import { LinkProvider } from '@brixel/ui/link.tsx';
import { type ReactNode, Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useMe } from '#data/session.ts';
import { CrashPage } from '#pages/failure/crash-page.tsx';
import { ForbiddenPage } from '#pages/failure/forbidden-page.tsx';
import { NotFoundPage } from '#pages/failure/not-found-page.tsx';
import { RouterLink } from '#shared/router-link.tsx';
import { Toasts } from '#shared/toasts.tsx';
import { type OfficePage, pages } from './pages.ts';
import { AloneFrame } from './shell/alone-frame.tsx';
import { SettingsLayout } from './shell/settings-layout.tsx';
import { Shell } from './shell/shell.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const routeOf = ({ path, area, load }: OfficePage): RouteObject => ({
  path,
  lazy: async () => {
    const { Page } = await load();
    return {
      element: (
        <Guard area={area}>
          <Suspense>
            <Page />
          </Suspense>
        </Guard>
      ),
    };
  },
});

const at = (place: OfficePage['place']): RouteObject[] => pages.filter((page) => page.place === place).map(routeOf);

const router = createBrowserRouter(
  [
    {
      element: <Shell />,
      hydrateFallbackElement: <></>,
      children: [
        {
          errorElement: <CrashPage />,
          children: [
            ...at('day'),
            ...at('person'),
            ...at('inside'),
            { element: <SettingsLayout />, children: at('settings') },
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
    {
      element: <AloneFrame />,
      hydrateFallbackElement: <></>,
      children: [{ errorElement: <CrashPage />, children: at('alone') }],
    },
  ],
  { basename: OFFICE_ROOT },
);

/** The menu does not show what a role may not open; whoever follows a link there is told so. */
function Guard({ area, children }: { area: Area | undefined; children: ReactNode }) {
  const { role } = useMe();
  return area && !may(role, area) ? <ForbiddenPage /> : children;
}

/** Behind the sign-in. */
export default function Office() {
  return (
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
      <SignInAgain />
      <Toasts />
    </LinkProvider>
  );
}
