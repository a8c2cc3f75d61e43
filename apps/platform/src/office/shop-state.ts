import type { Category, CmsHierarchy } from '@brixel/contract/catalog';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { ClosedFor, ServerRisk } from '@brixel/contract/office/opening-endpoints';
import type { PaymentCode } from '@brixel/contract/order';
import type { StoreCode } from '@brixel/contract/stores';

/** What the rest of the platform knows of how ready the shop is. */
export interface ShopState {
  closedFor(): ClosedFor | null;
  offered(): readonly PaymentCode[];
  /** payments are simulated */
  isSandbox: boolean;
  payments: OfficeResult<'settings.payments'>;
  hasMailServer: boolean;
  /** another one with another mail server or sender; says nothing about either */
  mailFingerprint(): string;
  /** of the default store; null where it is not sold */
  product(
    sku: string,
  ): { name: string; url_path: string; image: string; price_incl_tax: number; updated_at: string } | null;
  /** how many goods of the default store a search finds */
  countFound(words: string): number;
  isDemoShop: boolean;
  /** of the way it is run */
  risks(): Promise<ServerRisk[]>;
  categories(storeCode: StoreCode): readonly Category[];
  hierarchy(storeCode: StoreCode): readonly CmsHierarchy[];
  pages(storeCode: StoreCode): readonly { identifier: string; content: string }[];
}
