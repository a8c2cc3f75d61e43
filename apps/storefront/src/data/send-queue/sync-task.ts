import type { EndpointName } from '@brixel/contract/endpoint-routes';
import type { EndpointInput } from '@brixel/contract/endpoint-types';

/** A call that is made as soon as there is a connection. Named as the specification does. */
export interface SyncTask<Name extends EndpointName = EndpointName> {
  /** `<ms>-<guid>`: tasks are carried out in this order */
  task_id: string;
  endpoint: Name;
  options: EndpointInput<Name>;
  /** made as the customer who is logged in, and dropped with that session */
  as_customer: boolean;
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

export interface TaskInput<Name extends EndpointName = EndpointName> {
  endpoint: Name;
  options: EndpointInput<Name>;
  asCustomer?: boolean;
  isResultCacheable?: boolean;
  /** holds everything that earlier ones of its endpoint hold, so that those need not be made any more */
  replacesEarlier?: boolean;
}

/** Endpoints had other names when an earlier release stored a task. */
const formerNames: Readonly<Record<string, EndpointName>> = { userMe: 'updateProfile', stockList: 'listStock' };

export const withCurrentName = (task: SyncTask): SyncTask => ({
  ...task,
  endpoint: formerNames[task.endpoint] ?? task.endpoint,
});

export const newTask = <Name extends EndpointName>(task_id: string, input: TaskInput<Name>): SyncTask<Name> => ({
  task_id,
  endpoint: input.endpoint,
  options: input.options,
  as_customer: input.asCustomer ?? false,
  transmitted: false,
  transmitted_at: null,
  code: null,
  resultCode: null,
  result: null,
  is_result_cacheable: input.isResultCacheable ?? false,
  is_transient_error: false,
  attempts: 0,
});
