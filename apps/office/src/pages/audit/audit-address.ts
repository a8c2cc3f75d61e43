import { useSearchParams } from 'react-router';

/** What the list is narrowed to. */
export interface Filters {
  staff?: string;
  action?: string;
  subject?: string;
  from?: string;
  to?: string;
}

const NAMES = ['staff', 'action', 'subject', 'from', 'to'] as const satisfies (keyof Filters)[];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the platform would refuse is left out: addresses are typed and sent around. */
const isUsable: Record<keyof Filters, (value: string) => boolean> = {
  staff: (value) => /^[1-9]\d{0,8}$/.test(value),
  action: (value) => value.length <= 60,
  subject: (value) => value.length <= 200,
  from: (value) => DAY.test(value) && !Number.isNaN(Date.parse(value)),
  to: (value) => DAY.test(value) && !Number.isNaN(Date.parse(value)),
};

export function readFilters(address: URLSearchParams): Filters {
  const filters: Filters = {};
  for (const name of NAMES) {
    const value = address.get(name)?.trim();
    if (value && isUsable[name](value)) filters[name] = value;
  }
  return filters;
}

/** The filters of the address, and the way to others. */
export function useAuditAddress(): { filters: Filters; setFilters: (filters: Filters) => void } {
  const [address, setAddress] = useSearchParams();
  return {
    filters: readFilters(address),
    setFilters: (filters) =>
      setAddress(
        NAMES.flatMap((name): [string, string][] => (filters[name] ? [[name, filters[name]]] : [])),
        { replace: true, preventScrollReset: true },
      ),
  };
}
