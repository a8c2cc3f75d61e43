import { locales, useI18n } from '#i18n/i18n.ts';
import { useNames } from '#shared/named.ts';
import { type ChangedFact, changedFacts } from './changed-facts.ts';
import { factCodes, valueWord } from './value-words.ts';

type Value = NonNullable<ChangedFact['before']>;

/** A number may be one that is only named, such as that of a round. */
const PLAIN = { useGrouping: false, maximumFractionDigits: 6 } as const;

/** Old → new, as people read it. */
export function ChangeText({ action, before, after }: { action: string; before?: unknown; after?: unknown }) {
  const facts = useNames('fact');
  const valueText = useValueText(action);
  return (
    <ul className="changes">
      {changedFacts(before, after).map((fact) => (
        <li key={fact.name}>
          {fact.name && <span className="muted">{facts.name(...factCodes(action, fact.name))} </span>}
          {fact.before !== undefined && <del>{valueText(fact.name, fact.before)}</del>}
          {fact.before !== undefined && fact.after !== undefined && ' → '}
          {fact.after !== undefined && <b>{valueText(fact.name, fact.after)}</b>}
        </li>
      ))}
    </ul>
  );
}

function useValueText(action: string): (fact: string, value: Value) => string {
  const { t, language } = useI18n();
  return (fact, value) => {
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
    if (typeof value === 'number') return new Intl.NumberFormat(locales[language], PLAIN).format(value);
    const word = valueWord(action, fact, value);
    return word ? t(word) : value;
  };
}
