import type { LinkProps } from '@brixel/ui/link.tsx';
import { useHref, useLinkClickHandler, useLocation, useNavigation } from 'react-router';

/**
 * The shop's link. Not the router's own `Link`: that one brings prefetching for another mode of the router along, which
 * would cost every first view about 3 KiB.
 */
interface RouterLinkProps extends LinkProps {
  replace?: boolean;
  /** keeps the place on the page, for links that only change a filter or a variant */
  preventScrollReset?: boolean;
  /** stored with the entry in the history, for the page that the link leads to */
  state?: unknown;
}

const isElsewhere = (href: string): boolean => /^([a-z]+:|\/\/|#)/i.test(href);

/** Addresses of other sites, anchors and downloads stay plain. */
export function RouterLink({ href, replace, preventScrollReset, state, ...rest }: RouterLinkProps) {
  if (isElsewhere(href) || rest.download !== undefined) return <a href={href} {...rest} />;
  return <InnerLink href={href} replace={replace} preventScrollReset={preventScrollReset} state={state} {...rest} />;
}

type InnerLinkProps = LinkProps & {
  replace: boolean | undefined;
  preventScrollReset: boolean | undefined;
  state: unknown;
};

function InnerLink({ href, replace, preventScrollReset, state, onClick, target, ...rest }: InnerLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
    ...(target === undefined ? {} : { target }),
  });
  return (
    <a
      {...rest}
      target={target}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** Whether a link leads to the current page or one of its ancestors, for `aria-current`. */
export function useIsCurrent(): (path: string, exact?: boolean) => 'page' | undefined {
  const { pathname } = useLocation();
  // while the next page is on its way, the menu already points to it
  const current = useNavigation().location?.pathname ?? pathname;
  return (path, exact = false) => (current === path || (!exact && current.startsWith(`${path}/`)) ? 'page' : undefined);
}
