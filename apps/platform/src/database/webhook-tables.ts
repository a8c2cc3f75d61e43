import type { DeliveryState, WebhookType } from '@brixel/contract/office/webhook-limits';
import type { Generated } from 'kysely';
import type { JsonText } from './column-types.ts';

/** An address of another program. */
interface WebhookEndpointTable {
  id: Generated<number>;
  name: string;
  url: string;
  events: JsonText<WebhookType[]>;
  /** signs what is sent: it has to be read again, so no hash would do */
  secret: string;
  /** the one before, until the other program has got the new one */
  old_secret: string | null;
  old_secret_until: string | null;
  created_at: string;
  /** it is told nothing any more; null: it is */
  off_at: string | null;
  off_reason: 'owner' | 'failing' | 'gone' | null;
  /** since when no attempt has worked */
  failing_since: string | null;
  /** the node that sends to it: one at a time, so that events come in their order */
  claimed_by: string | null;
  claimed_until: string | null;
}

/** Something that has happened, written in the transaction in which it did. */
interface WebhookEventTable {
  id: string;
  type: WebhookType | 'test';
  order_id: number | null;
  created_at: string;
  /** the bytes that are signed and sent */
  body: string;
}

/** An event on its way to one address. */
interface WebhookDeliveryTable {
  id: Generated<number>;
  event_id: string;
  endpoint_id: number;
  state: DeliveryState;
  attempts: Generated<number>;
  /** null once it is delivered or has failed for good */
  next_attempt_at: string | null;
  /** of the last attempt */
  attempted_at: string | null;
  status: number | null;
  duration_ms: number | null;
  answer: Generated<string>;
  error: string | null;
}

/** Goods of which few are left, and that is known. */
interface LowStockTable {
  sku: string;
}

export interface WebhookTables {
  webhook_endpoint: WebhookEndpointTable;
  webhook_event: WebhookEventTable;
  webhook_delivery: WebhookDeliveryTable;
  low_stock: LowStockTable;
}
