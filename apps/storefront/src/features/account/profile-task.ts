import type { Profile } from '@brixel/contract/user';
import { readStored, writeStored } from '#data/browser-storage.ts';
import { NO_ANSWER, type Outcome } from '#data/outcome.ts';
import { pageServices } from '#data/page-services.ts';
import { type CustomerInput, createUserCalls } from '#data/user-calls.ts';
import { showProfile } from './session.ts';

/** A change of the customer's data waits here until the API has heard of it. The last one counts: each holds everything. */

const STORAGE_KEY = 'brixel/profile-task';

interface ProfileTask {
  transmitted: false;
  customer: CustomerInput;
}

const isTask = (value: unknown): value is ProfileTask =>
  typeof value === 'object' && value !== null && 'customer' in value;

const readTask = (): ProfileTask | null => {
  const stored = readStored(STORAGE_KEY);
  return isTask(stored) ? stored : null;
};
export const dropProfileTask = (): void => writeStored(STORAGE_KEY, null);

/** `queued`: without a line it is sent with the next one. */
export type SaveOutcome = Outcome<Profile> | 'queued';

export function saveProfile(customer: CustomerInput): Promise<SaveOutcome> {
  const task: ProfileTask = { transmitted: false, customer };
  writeStored(STORAGE_KEY, task);
  return transmit(task);
}

async function transmit({ customer }: ProfileTask): Promise<SaveOutcome> {
  const outcome = await createUserCalls((await pageServices).api).update(customer);
  if (!outcome.ok && outcome.code === NO_ANSWER) return 'queued';
  dropProfileTask();
  if (outcome.ok) showProfile(outcome.result);
  return outcome;
}

/** What is left over from a time without a line. */
export async function resumeProfileTask(): Promise<SaveOutcome | null> {
  const task = readTask();
  return task && navigator.onLine ? transmit(task) : null;
}
