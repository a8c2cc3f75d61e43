import type { Profile } from '@brixel/contract/user';
import type { Outcome } from '#data/api/outcome.ts';
import { type CustomerInput, createUserCalls } from '#data/api/user-calls.ts';
import { pageServices } from '#data/page-services.ts';
import { pageTasks } from '#data/send-queue/page-tasks.ts';
import type { SyncTask } from '#data/send-queue/sync-task.ts';
import { showProfile } from './session.ts';

/** A change of the customer's data is a queued call. The last one counts: each holds everything. */

/** `queued`: without a line it is sent with the next one. */
export type SaveOutcome = Outcome<Profile> | 'queued';

export async function saveProfile(customer: CustomerInput): Promise<SaveOutcome> {
  const tasks = await pageTasks();
  const change = {
    endpoint: 'updateProfile',
    options: { body: { customer } },
    asCustomer: true,
    replacesEarlier: true,
  } as const;
  const queued = await tasks.add(change).catch(() => null);
  // a browser that keeps nothing can still make the call
  if (!queued) return createUserCalls((await pageServices).api).update(customer);
  await tasks.process();
  const task = await tasks.find(queued.task_id);
  return task?.transmitted ? takeNote(task) : 'queued';
}

/** What became of a change from a time without a line; null: there is none to tell of. */
export async function resumeProfileTask(): Promise<SaveOutcome | null> {
  const tasks = await pageTasks();
  await tasks.process();
  const last = (await tasks.answered('updateProfile')).at(-1);
  return last ? takeNote(last) : null;
}

async function takeNote(task: SyncTask): Promise<Outcome<Profile>> {
  const tasks = await pageTasks();
  for (const answered of await tasks.answered('updateProfile')) await tasks.acknowledge(answered);
  const outcome = outcomeOfTask(task);
  if (outcome.ok) showProfile(outcome.result);
  return outcome;
}

const isProfile = (result: unknown): result is Profile =>
  typeof result === 'object' && result !== null && 'email' in result;

function outcomeOfTask({ code, result }: SyncTask): Outcome<Profile> {
  if (code === 200 && isProfile(result)) return { ok: true, result };
  return { ok: false, code: code ?? 500, message: typeof result === 'string' ? result : '' };
}
