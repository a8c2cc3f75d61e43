import { Link } from 'react-router';
import type { LinkProps } from '#ui/link.tsx';

const isElsewhere = (href: string): boolean => /^([a-z]+:|\/\/|#)/i.test(href);

/** Links of the ui components go through the router; addresses of other sites and anchors stay plain. */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (isElsewhere(href) || rest.target === '_blank' || rest.download !== undefined) return <a href={href} {...rest} />;
  return <Link to={href} {...rest} />;
}
