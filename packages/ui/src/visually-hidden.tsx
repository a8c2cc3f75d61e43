import type { ComponentPropsWithRef } from 'react';

export type VisuallyHiddenProps = Omit<ComponentPropsWithRef<'span'>, 'className'>;

export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className="sr" />;
}
