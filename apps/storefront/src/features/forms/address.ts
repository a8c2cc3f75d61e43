/** An address as the forms hold it. */
export interface Address {
  firstName: string;
  lastName: string;
  country: string;
  streetAddress: string;
  apartmentNumber: string;
  city: string;
  state: string;
  /** what the account's API calls that state; 0 and empty for one that was typed here */
  region_id: number;
  region_code: string;
  zipCode: string;
  phoneNumber: string;
}

export const NO_ADDRESS: Address = {
  firstName: '',
  lastName: '',
  country: '',
  streetAddress: '',
  apartmentNumber: '',
  city: '',
  state: '',
  region_id: 0,
  region_code: '',
  zipCode: '',
  phoneNumber: '',
};

/** Number and code belong to the state as the account has it: whoever types another one, or chooses another country, has none. */
export const withoutOldRegion = <Changes extends Partial<Address>>(changes: Changes): Changes =>
  ('state' in changes || 'country' in changes) && !('region_id' in changes)
    ? { ...changes, region_id: 0, region_code: '' }
    : changes;
