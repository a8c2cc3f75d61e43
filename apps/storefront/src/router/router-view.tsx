import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Navigator, PageState, Router } from './browser-router.ts';
import type { Location } from './location.ts';

export const NavigatorContext = createContext<Navigator | null>(null);
export const PageContext = createContext<PageState | null>(null);
/** Apart from the page, so that the start of a navigation renders only what shows it. */
export const NextContext = createContext<Location | null>(null);
export const ErrorContext = createContext<unknown>(undefined);
const DepthContext = createContext(0);

export function useContextOf<Value>(context: React.Context<Value | null>): Value {
  const value = use(context);
  if (value === null) throw new Error('No router above this component');
  return value;
}

/** The page in view, in the browser. */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    // the address may have changed while this was rendered
    startTransition(() => setState(router.state));
    return router.subscribe((next, isFlushed) => {
      if (isFlushed) flushSync(() => setState(next));
      else startTransition(() => setState(next));
    });
  }, [router]);
  return <RouterView navigator={router} page={state.page} next={state.next} />;
}

export interface RouterViewProps {
  navigator: Navigator;
  page: PageState;
  next: Location | null;
}

/** The matched routes of an address with their data. */
export const RouterView = ({ navigator, page, next }: RouterViewProps) => (
  <NavigatorContext value={navigator}>
    <NextContext value={next}>
      <PageContext value={page}>
        <Outlet />
      </PageContext>
    </NextContext>
  </NavigatorContext>
);

/** The matched route below this one. */
export function Outlet() {
  const depth = use(DepthContext);
  const page = useContextOf(PageContext);
  const route = page.matches[depth]?.route;
  if (!route) return null;
  const { id, ErrorBoundary } = route;
  const View = route.Component ?? Outlet;
  const view = (
    <DepthContext value={depth + 1}>
      <View />
    </DepthContext>
  );
  if (!ErrorBoundary) return view;
  return (
    <RouteBoundary page={page} error={page.errors?.[id]} fallback={ErrorBoundary}>
      {view}
    </RouteBoundary>
  );
}

interface BoundaryProps {
  page: PageState;
  /** of the route's loader */
  error: unknown;
  fallback: ComponentType;
  children: ReactNode;
}

type BoundaryState = Pick<BoundaryProps, 'page' | 'error'>;

/** Renders errors of loaders and of rendering, until there is another page or new data. */
class RouteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { page: this.props.page, error: this.props.error };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps({ page, error }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return page === state.page ? null : { page, error };
  }

  override render() {
    const { error } = this.state;
    const { fallback: Fallback, children } = this.props;
    if (error === undefined) return children;
    return (
      <ErrorContext value={error}>
        <Fallback />
      </ErrorContext>
    );
  }
}
