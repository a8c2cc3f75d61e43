import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use } from 'react';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

type LinkComponent = ComponentType<LinkProps>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

interface LinkProviderProps {
  component: LinkComponent;
  children: ReactNode;
}

/** The app passes its router link once; without it every link is a plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export function Link(props: LinkProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}

interface SkipLinkProps {
  href?: `#${string}`;
  children: ReactNode;
}

/** A plain anchor on purpose: the router must not turn it into a navigation. */
export const SkipLink = ({ href = '#main', children }: SkipLinkProps) => (
  <a className="skip" href={href}>
    {children}
  </a>
);
