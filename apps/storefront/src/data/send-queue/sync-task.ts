import type { EndpointName } from '#config/public-config.ts';
import type { CallOptions } from '#data/api/api.ts';

/** A call that is made as soon as there is a line. Named as the specification does. */
export interface SyncTask {
  /** `<ms>-<guid>`: tasks are carried out in this order */
  task_id: string;
  endpoint: EndpointName;
  options: Pick<CallOptions, 'method' | 'query' | 'body'>;
  /** made as the customer who is logged in, and dropped with that session */
  as_customer: boolean;
  /** made about the cart of the moment */
  about_cart: boolean;
  transmitted: boolean;
  transmitted_at: number | null;
  /** of the answer */
  code: number | null;
  resultCode: number | null;
  result: unknown;
  /** a question and no change: its answer is good for everybody who asks the same meanwhile */
  is_result_cacheable: boolean;
  /** the API had no time for it */
  is_transient_error: boolean;
  /** a call without an answer is none */
  attempts: number;
}

export interface TaskInput {
  endpoint: EndpointName;
  options: SyncTask['options'];
  asCustomer?: boolean;
  aboutCart?: boolean;
  isResultCacheable?: boolean;
  /** holds everything that earlier ones of its endpoint hold, so that those need not be made any more */
  replacesEarlier?: boolean;
}

export const newTask = (task_id: string, input: TaskInput): SyncTask => ({
  task_id,
  endpoint: input.endpoint,
  options: input.options,
  as_customer: input.asCustomer ?? false,
  about_cart: input.aboutCart ?? false,
  transmitted: false,
  transmitted_at: null,
  code: null,
  resultCode: null,
  result: null,
  is_result_cacheable: input.isResultCacheable ?? false,
  is_transient_error: false,
  attempts: 0,
});
