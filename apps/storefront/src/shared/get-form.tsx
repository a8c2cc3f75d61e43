import type { ComponentPropsWithRef } from 'react';
import { useHref, useNavigate } from '#router/hooks.ts';

export interface GetFormProps extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'method'> {
  /** path within the store */
  action: string;
  /** keeps the place on the page, for forms that only change a list in view */
  preventScrollReset?: boolean;
}

/**
 * A form that leads to an address made of its fields. Works without scripts; with them the page is not loaded anew. Not
 * the router's own `Form`, which also brings everything for sending data along.
 */
export function GetForm({ action, preventScrollReset = false, onSubmit, ...rest }: GetFormProps) {
  const navigate = useNavigate();
  return (
    <form
      {...rest}
      action={useHref(action)}
      method="get"
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
          typeof value === 'string' && value !== '' ? [[name, value]] : [],
        );
        const query = new URLSearchParams(fields).toString();
        navigate(query ? `${action}?${query}` : action, { preventScrollReset });
      }}
    />
  );
}
