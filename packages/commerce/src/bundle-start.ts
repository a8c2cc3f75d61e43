/**
 * What an option of a bundle starts with: its default, else its first selection. An optional one starts with nothing,
 * whatever is marked: consumer law, nothing that costs is chosen beforehand (Art. 22 of Directive 2011/83/EU).
 */
export function startSelection<T>(
  required: boolean,
  selections: readonly T[],
  isDefault: (selection: T) => boolean,
): T | undefined {
  return required ? (selections.find(isDefault) ?? selections[0]) : undefined;
}
