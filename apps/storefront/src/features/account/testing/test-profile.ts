import type { CustomerAddress, Profile } from '@brixel/contract/user';

/** A customer for tests, which name only the facts they are about. */
export const testProfile = (...addresses: CustomerAddress[]): Profile => ({
  id: 7,
  group_id: 1,
  groupToken: 'signed',
  email: 'marlene@example.de',
  firstname: 'Marlene',
  lastname: 'Kaiser',
  store_id: 1,
  website_id: 1,
  created_at: '2026-11-15T12:00:00.000Z',
  updated_at: '2026-11-15T12:00:00.000Z',
  created_in: 'Deutschland',
  disable_auto_group_change: 0,
  addresses,
});

export const testAddress = (facts: Partial<CustomerAddress> = {}): CustomerAddress => ({
  id: 1,
  customer_id: 7,
  firstname: 'Marlene',
  lastname: 'Kaiser',
  street: ['Lindenstraße', '14'],
  postcode: '80331',
  city: 'München',
  country_id: 'DE',
  region: { region_code: null, region: null, region_id: 0 },
  region_id: 0,
  telephone: '',
  ...facts,
});
