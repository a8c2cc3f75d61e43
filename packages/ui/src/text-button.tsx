import type { ComponentPropsWithRef } from 'react';

/** A button inside running text: changes what is shown here and leads nowhere. */
export function TextButton(props: ComponentPropsWithRef<'button'>) {
  return <button type="button" className="link b" {...props} />;
}
