/** What the office takes of attributes. */
export const ATTRIBUTE_LIMITS = {
  /** as many as clients of this kind fetch at once */
  count: 150,
  label: 80,
  unit: 12,
  options: 500,
  text: 500,
} as const;

/** What kind of value it has. */
export const attributeInputs = ['select', 'multiselect', 'text', 'number', 'boolean'] as const;
export type AttributeInput = (typeof attributeInputs)[number];

export const hasOptions = (input: string): boolean => input === 'select' || input === 'multiselect';
