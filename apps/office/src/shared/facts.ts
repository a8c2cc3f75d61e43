/** What a form says, in words: its save bar, its messages and the comparison with a newer state name the same things. */
export interface Fact {
  label: string;
  text: string;
}

export interface ChangedFact {
  label: string;
  before: string;
  after: string;
}

/** What differs, in the order of the form; what is new or gone has an empty side. */
export function changedFacts(before: readonly Fact[], after: readonly Fact[]): ChangedFact[] {
  const textOf = (facts: readonly Fact[], label: string): string =>
    facts.find((fact) => fact.label === label)?.text ?? '';
  const labels = new Set([...before, ...after].map(({ label }) => label));
  return [...labels]
    .map((label) => ({ label, before: textOf(before, label), after: textOf(after, label) }))
    .filter((fact) => fact.before !== fact.after);
}
