/** How well an entry of a statement fits what it is proposed for. */
export const statementGrades = ['sure', 'likely', 'nothing'] as const;
export type StatementGrade = (typeof statementGrades)[number];

/** What has to be known of it. */
export const statementRemarks = [
  'too-little',
  'too-much',
  'one-of-several',
  'other-number',
  'no-number',
  'misspelt',
  'too-early',
  'ambiguous',
  'doubled',
  'already-paid',
  'canceled',
  'online',
  'returned',
] as const;
export type StatementRemark = (typeof statementRemarks)[number];

/** What a column of a bank's table may mean. */
export const statementFields = [
  'day',
  'amount',
  'credit',
  'debit',
  'sign',
  'name',
  'purpose',
  'iban',
  'currency',
  'state',
  'account',
] as const;
export type StatementField = (typeof statementFields)[number];
