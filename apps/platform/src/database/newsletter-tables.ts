import type { StoreCode } from '@brixel/contract/stores';

interface NewsletterSubscriberTable {
  /** in lower case */
  email: string;
  /** whose language it is written in */
  store_code: StoreCode;
  status: 'pending' | 'subscribed' | 'unsubscribed';
  /** name of the wording that was agreed to */
  consent_text: string;
  requested_at: string;
  confirmed_at: string | null;
  updated_at: string;
  /** of the link that ends the newsletter; it opens nothing else, and works for ever */
  leave_token: string;
}

interface NewsletterConfirmationTable {
  /** SHA-256 of the mailed token */
  hash: string;
  email: string;
  expires_at: string;
}

/** Outlives the subscriber: an address gets the coupon once. Only a hash of it is stored. */
interface NewsletterGiftTable {
  address_hash: string;
  coupon_code: string;
  given_at: string;
}

export interface NewsletterTables {
  newsletter_subscriber: NewsletterSubscriberTable;
  newsletter_confirmation: NewsletterConfirmationTable;
  newsletter_gift: NewsletterGiftTable;
}
