import { roles } from '@brixel/contract/office/roles';
import { useI18n } from '#i18n/i18n.ts';
import { useNames } from '#shared/named.ts';
import { type ChangedFact, changedFacts } from './changed-facts.ts';

type Value = NonNullable<ChangedFact['before']>;

/** Old → new, as people read it. */
export function ChangeText({ before, after }: { before?: unknown; after?: unknown }) {
  const facts = useNames('fact');
  const valueText = useValueText();
  return (
    <ul className="changes">
      {changedFacts(before, after).map((fact) => (
        <li key={fact.name}>
          {fact.name && <span className="muted">{facts.name(fact.name)} </span>}
          {fact.before !== undefined && <del>{valueText(fact.before)}</del>}
          {fact.before !== undefined && fact.after !== undefined && ' → '}
          {fact.after !== undefined && <b>{valueText(fact.after)}</b>}
        </li>
      ))}
    </ul>
  );
}

function useValueText(): (value: Value) => string {
  const { t } = useI18n();
  return (value) => {
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
    const role = roles.find((known) => known === value);
    return role ? t(`role.${role}`) : String(value);
  };
}
