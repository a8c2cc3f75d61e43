/** Who works in the office, and what each of them may do. Calls and navigation read the same table. */

export const roles = ['owner', 'editor', 'packer', 'books'] as const;
export type Role = (typeof roles)[number];

export const areas = {
  staff: ['owner'],
  settings: ['owner'],
  audit: ['owner', 'books'],
  /** the list of them, to read */
  goods: ['owner', 'editor', 'packer', 'books'],
  /** what they have cost */
  costs: ['owner', 'editor', 'books'],
  products: ['owner', 'editor'],
  content: ['owner', 'editor'],
  coupons: ['owner', 'editor'],
  reviews: ['owner', 'editor'],
  inbox: ['owner', 'editor', 'packer', 'books'],
  withdrawals: ['owner', 'packer', 'books'],
  messages: ['owner', 'editor'],
  mails: ['owner'],
  newsletter: ['owner'],
  stock: ['owner', 'editor', 'packer'],
  orders: ['owner', 'packer', 'books'],
  /** saying that an order is paid */
  payments: ['owner', 'books'],
  /** saying that it is sent */
  parcels: ['owner', 'packer'],
  cancellations: ['owner'],
  customers: ['owner'],
  /** giving money back */
  refunds: ['owner', 'books'],
  invoices: ['owner', 'packer', 'books'],
  exports: ['owner', 'books'],
  /** what the shop sells, and what it earns with it */
  figures: ['owner', 'books'],
} as const satisfies Record<string, readonly Role[]>;
export type Area = keyof typeof areas;

export const may = (role: Role, area: Area): boolean => (areas[area] as readonly Role[]).includes(role);
