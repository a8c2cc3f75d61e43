export const ORDER_LIMITS = {
  note: 500,
  search: 100,
  /** orders of one deed */
  selection: 500,
  /** of one order */
  parcels: 20,
  parcelNumber: 40,
  /** signs of a list of parcels */
  parcelList: 200_000,
} as const;
