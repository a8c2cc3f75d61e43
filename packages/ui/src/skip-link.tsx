import type { ComponentPropsWithRef } from 'react';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className'> {
  href?: `#${string}`;
}

/** A plain anchor on purpose: the router must not turn it into a navigation. */
export function SkipLink({ href = '#main', children, ...rest }: SkipLinkProps) {
  return (
    <a {...rest} className="skip" href={href}>
      {children}
    </a>
  );
}
