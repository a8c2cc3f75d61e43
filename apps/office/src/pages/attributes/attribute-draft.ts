import { slugify } from '@brixel/commerce/slugify';
import type { AttributeContent, OfficeAttribute } from '@brixel/contract/office/attribute-endpoints';
import type { AttributeInput } from '@brixel/contract/office/attribute-limits';

/** An attribute as it is typed. */
export interface AttributeDraft extends Omit<AttributeContent, 'options' | 'unit'> {
  code: string;
  input: AttributeInput;
  unit: string;
  options: DraftOption[];
}

export type DraftOption = AttributeContent['options'][number] & { key: string };

export const draftOf = (attribute: OfficeAttribute | null): AttributeDraft => ({
  code: attribute?.code ?? '',
  input: (attribute?.input as AttributeInput | undefined) ?? 'select',
  labels: attribute?.labels ?? {},
  unit: attribute?.unit ?? '',
  facet: attribute?.facet ?? true,
  sheet: attribute?.sheet ?? true,
  search: attribute?.search ?? false,
  compare: attribute?.compare ?? true,
  options: attribute?.options.map((option) => ({ ...option, key: String(option.id) })) ?? [],
});

let added = 0;
export function newOption(): DraftOption {
  added += 1;
  return { key: `new-${added}`, id: null, labels: {}, hex: null };
}

/** Of small letters, digits and underscores. */
export const codeOf = (label: string): string =>
  slugify(label)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[\d_]+|_$/g, '')
    .slice(0, 30);

export const CODE = /^[a-z][a-z0-9_]{2,29}$/;

const filled = <T extends string>(labels: Partial<Record<T, string>>): Partial<Record<T, string>> =>
  Object.fromEntries(Object.entries<string | undefined>(labels).filter(([, label]) => label?.trim())) as Partial<
    Record<T, string>
  >;

export const contentOf = ({
  labels,
  unit,
  facet,
  sheet,
  search,
  compare,
  options,
  input,
}: AttributeDraft): AttributeContent => ({
  labels: filled(labels),
  unit: input === 'number' ? unit.trim() || null : null,
  facet,
  sheet,
  search,
  compare,
  options: options.map(({ id, labels: named, hex }) => ({ id, labels: filled(named), hex })),
});
