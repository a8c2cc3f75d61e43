import { Link, useSearchParams } from 'react-router';
import { Tabs } from './tabs.tsx';

interface Tab<State extends string> {
  state: State;
  label: string;
  /** how many there are; left out while that is not known */
  count?: number | undefined;
}

/** Lists by state; which one is in view stands in the address. */
export function StateTabs<State extends string>({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: readonly Tab<State>[];
  current: State;
}) {
  return (
    <Tabs label={label} className="tabs--in">
      {tabs.map(({ state, label: name, count }) => (
        <Link key={state} to={`?state=${state}`} aria-current={state === current ? 'page' : undefined}>
          {name}
          {count !== undefined && <span className="count">{count}</span>}
        </Link>
      ))}
    </Tabs>
  );
}

/** The state in the address, else the first. */
export function useStateTab<State extends string>(states: readonly [State, ...State[]]): State {
  const [search] = useSearchParams();
  return states.find((state) => state === search.get('state')) ?? states[0];
}
