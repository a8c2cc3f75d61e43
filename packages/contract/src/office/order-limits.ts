export const ORDER_LIMITS = {
  note: 500,
  search: 100,
} as const;
