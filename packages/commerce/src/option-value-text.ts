export type OptionInput = string | number | readonly (string | number)[] | null | undefined;

/** The cart's text for an answer: what was typed, the id of the chosen value, or several ids in the order of the option. */
export function optionValueText(
  type: string,
  values: readonly { option_type_id: number }[],
  input: OptionInput,
): string | null {
  const given = [input ?? []].flat().map(String);
  const chosen = values.map(({ option_type_id }) => String(option_type_id)).filter((id) => given.includes(id));
  switch (type) {
    case 'field':
    case 'area':
    case 'date':
      return given[0] ?? null;
    case 'radio':
    case 'select':
    case 'drop_down':
      return chosen[0] ?? null;
    case 'checkbox':
    case 'multiple':
      return chosen.join(',') || null;
    default:
      return null;
  }
}
