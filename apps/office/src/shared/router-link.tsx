import { OFFICE_ROOT } from '@brixel/contract/office/office-paths';
import type { LinkProps } from '@brixel/ui/link.tsx';
import { Link } from 'react-router';

/** Links of components: addresses of the office stay in the app, all others are plain. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const isOurs = href.startsWith('/') && !href.startsWith(`${OFFICE_ROOT}/api/`) && rest.download === undefined;
  return isOurs ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
