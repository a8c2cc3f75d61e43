import type { LinkProps } from '@brixel/ui/link.tsx';
import { isPlainClick } from '#hydration/is-plain-click.ts';
import { useHref, useLocation, useNavigate, useNextLocation } from '#router/hooks.ts';
import { pathOf } from '#router/location.ts';

interface RouterLinkProps extends LinkProps {
  replace?: boolean;
  /** keeps the place on the page, for links that only change a filter or a variant */
  preventScrollReset?: boolean;
  /** stored with the entry in the history, for the page that the link leads to */
  state?: unknown;
}

const isElsewhere = (href: string): boolean => /^([a-z]+:|\/\/|#)/i.test(href);

/** The shop's link. Addresses of other sites, anchors and downloads stay plain. */
export function RouterLink({ href, replace, preventScrollReset, state, ...rest }: RouterLinkProps) {
  if (isElsewhere(href) || rest.download !== undefined) return <a href={href} {...rest} />;
  return <InnerLink href={href} replace={replace} preventScrollReset={preventScrollReset} state={state} {...rest} />;
}

type InnerLinkProps = LinkProps & {
  replace: boolean | undefined;
  preventScrollReset: boolean | undefined;
  state: unknown;
};

function InnerLink({ href, replace, preventScrollReset = false, state, onClick, target, ...rest }: InnerLinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <a
      {...rest}
      target={target}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        const isOurs = isPlainClick(event) && !event.altKey && (target ?? '_self') === '_self';
        if (event.defaultPrevented || !isOurs) return;
        event.preventDefault();
        // a link to the current page adds no entry to the history
        void navigate(href, { replace: replace ?? pathOf(location) === href, preventScrollReset, state });
      }}
    />
  );
}

/** Whether a link leads to the current page or one of its ancestors, for `aria-current`. */
export function useIsCurrent(): (path: string, exact?: boolean) => 'page' | undefined {
  const { pathname } = useLocation();
  // while the next page is on its way, the menu already points to it
  const current = useNextLocation()?.pathname ?? pathname;
  return (path, exact = false) => (current === path || (!exact && current.startsWith(`${path}/`)) ? 'page' : undefined);
}
