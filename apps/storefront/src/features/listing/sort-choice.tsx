import { Button } from '@brixel/ui/button.tsx';
import { SortIcon } from '@brixel/ui/icons.tsx';
import { type ReactNode, useId } from 'react';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { GetForm } from '#shared/get-form.tsx';
import { chosenIn, filtersOf, type SortKey, sortsFor, withSort } from './list-query.ts';
import type { ListAddress } from './use-list-address.ts';

/** The order of the list, beside the count. */
export function SortChoice({ address }: { address: ListAddress }) {
  const t = useT();
  const id = useId();
  return (
    <SortForm address={address} className="bar__sort">
      <label htmlFor={id} className="soft">
        {t('list.sort')}
      </label>
      <SortSelect id={id} address={address} className="select" />
    </SortForm>
  );
}

/** On narrow screens a button that opens the browser's own list. */
export function SortButton({ address }: { address: ListAddress }) {
  const t = useT();
  return (
    <SortForm address={address}>
      <span className="btn btn--block relative focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
        <SortIcon />
        <span aria-hidden="true">{t(`list.${address.query.sort}`)}</span>
        <SortSelect
          address={address}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          label={t('list.sort')}
        />
      </span>
    </SortForm>
  );
}

function SortForm({ address, className, children }: { address: ListAddress; className?: string; children: ReactNode }) {
  const t = useT();
  const { query, pathname } = address;
  return (
    <GetForm action={pathname} preventScrollReset className={className}>
      {filtersOf(query).flatMap((filter) =>
        chosenIn(query, filter).map((id) => <input key={`${filter} ${id}`} type="hidden" name={filter} value={id} />),
      )}
      {query.price && <input type="hidden" name="price" value={query.price.id} />}
      {children}
      <noscript>
        <Button type="submit" size="s">
          {t('list.apply')}
        </Button>
      </noscript>
    </GetForm>
  );
}

interface SortSelectProps {
  address: ListAddress;
  className: string;
  id?: string;
  label?: string;
}

function SortSelect({ address: { query, show }, className, id, label }: SortSelectProps) {
  const t = useT();
  const { config } = useServices();
  return (
    <select
      id={id}
      name="sort"
      className={className}
      aria-label={label}
      value={query.sort}
      onChange={(event) => show(withSort(query, event.target.value as SortKey))}
    >
      {sortsFor(query.defaultSort, config.api.url !== '').map((key) => (
        <option key={key} value={key}>
          {t(`list.${key}`)}
        </option>
      ))}
    </select>
  );
}
