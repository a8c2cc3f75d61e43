/** How a state of a return looks. */
export const RETURN_TONES = {
  announced: 'warn',
  arrived: 'warn',
  checked: 'info',
  refunded: 'info',
  closed: 'ok',
  refused: 'plain',
} as const;
