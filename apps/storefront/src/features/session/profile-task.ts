import type { Profile } from '@brixel/contract/user';
import type { Outcome } from '#data/api/outcome.ts';
import { type CustomerInput, createUserCalls } from '#data/api/user-calls.ts';
import { isOnline } from '#data/connection/connection.ts';
import { isConnectionLost } from '#data/connection/connection-check.ts';
import { pageServices } from '#data/page-services.ts';
import { pageTasks } from '#data/send-queue/page-tasks.ts';
import type { SyncTask } from '#data/send-queue/sync-task.ts';
import type { Services } from '#data/services.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { translatorFor } from '#i18n/translate.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { failureText } from './failure-text.ts';
import { refreshProfile, showProfile } from './session.ts';

/** A change of the customer's data is a queued call. The last one counts: each holds everything. */

/** `queued`: offline, sent once the connection returns. `unanswered`: the shop is there, and has not answered; sent with the next page. */
type SaveOutcome = Outcome<Profile> | 'queued' | 'unanswered';

/** Changes whose form waits for the outcome, and says it itself. */
const awaited = new Set<string>();

export async function saveProfile(customer: CustomerInput): Promise<SaveOutcome> {
  const tasks = await pageTasks();
  const change = {
    endpoint: 'updateProfile',
    options: { body: { customer } },
    asCustomer: true,
    replacesEarlier: true,
  } as const;
  const queued = await tasks.add(change).catch(() => null);
  // without storage there is no queue: call at once
  if (!queued) return createUserCalls((await pageServices).api).update(customer);
  awaited.add(queued.task_id);
  try {
    return await sendTask(queued.task_id);
  } finally {
    awaited.delete(queued.task_id);
  }
}

async function sendTask(taskId: string): Promise<SaveOutcome> {
  const tasks = await pageTasks();
  await tasks.process();
  const isWaiting = (task: SyncTask | null): boolean => task?.transmitted === false;
  // one call without an answer is not a lost connection
  if (isWaiting(await tasks.find(taskId)) && !(await isConnectionLost())) await tasks.process();
  const task = await tasks.find(taskId);
  // another tab has taken note of the answer, or holds a newer change: what the shop knows now is what counts
  if (!task) return refreshProfile();
  if (task.transmitted) return acknowledgeTask(task);
  return isOnline() ? 'unanswered' : 'queued';
}

/** The outcome of a change that was queued offline; null: there was none. */
async function resumeProfileTask(): Promise<Outcome<Profile> | null> {
  const tasks = await pageTasks();
  await tasks.process();
  const last = (await tasks.answered('updateProfile')).findLast(({ task_id }) => !awaited.has(task_id));
  return last ? acknowledgeTask(last) : null;
}

async function acknowledgeTask(task: SyncTask): Promise<Outcome<Profile>> {
  const tasks = await pageTasks();
  for (const answered of await tasks.answered('updateProfile'))
    if (answered.task_id === task.task_id || !awaited.has(answered.task_id)) await tasks.acknowledge(answered);
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

/** Notifies the shopper of the outcome of a queued change; true: there was one. */
export async function notifyProfileSaved({ language }: Services): Promise<boolean> {
  const saved = await resumeProfileTask();
  if (saved === null) return false;
  await loadMessages(language, ['account']);
  const t = translatorFor(language);
  notify(
    saved.ok
      ? { type: 'success', message: t('account.updated') }
      : { type: 'error', message: failureText(t, saved, { 409: 'account.emailTaken' }), hasNoTimeout: true },
  );
  return true;
}
