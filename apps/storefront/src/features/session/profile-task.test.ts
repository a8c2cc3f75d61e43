import { beforeEach, expect, test, vi } from 'vitest';
import { NO_ANSWER } from '#data/api/outcome.ts';
import { isConnectionLost } from '#data/connection/connection-check.ts';
import { pageTasks } from '#data/send-queue/page-tasks.ts';
import type { SyncTask } from '#data/send-queue/sync-task.ts';
import { createTaskQueue, type TaskAnswer } from '#data/send-queue/task-queue.ts';
import type { Services } from '#data/services.ts';
import { notifyProfileSaved, saveProfile } from './profile-task.ts';
import { refreshProfile } from './session.ts';

vi.mock('#data/send-queue/page-tasks.ts', () => ({ pageTasks: vi.fn() }));
vi.mock('#data/connection/connection-check.ts', () => ({ isConnectionLost: vi.fn() }));
vi.mock('#data/page-services.ts', () => ({ pageServices: Promise.resolve({}) }));
vi.mock('./session.ts', () => ({ showProfile: vi.fn(), refreshProfile: vi.fn() }));

const ada = { email: 'ada@example.de', firstname: 'Ada', lastname: 'Berg' };
const saved: TaskAnswer = { code: 200, result: ada };
const noAnswer: TaskAnswer = { code: NO_ANSWER, result: '' };
const services = { language: 'de' } as Services;

let stored: Map<string, SyncTask>;
let answers: (TaskAnswer | Promise<TaskAnswer>)[];
let connection: { onLine: boolean };

beforeEach(() => {
  vi.clearAllMocks();
  stored = new Map();
  answers = [];
  connection = { onLine: true };
  vi.stubGlobal('navigator', connection);
  vi.mocked(isConnectionLost).mockImplementation(async () => !connection.onLine);
  vi.mocked(refreshProfile).mockResolvedValue({ ok: true, result: ada as never });
  const tasks = createTaskQueue({
    records: {
      all: async () => [...stored.values()],
      put: async (id, task) => void stored.set(id, task),
      remove: async (id) => void stored.delete(id),
    },
    lock: (work) => work(),
    isOnline: () => connection.onLine,
    call: async () => (await answers.shift()) ?? saved,
    maxAttempts: 1,
    now: Date.now,
    newGuid: () => 'guid',
    pause: async () => {},
  });
  vi.mocked(pageTasks).mockResolvedValue(tasks);
});

test('offline is what it is when the connection is lost, not when one call got no answer', async () => {
  answers = [noAnswer];
  expect(await saveProfile(ada)).toMatchObject({ ok: true });
  answers = [noAnswer, noAnswer];
  expect(await saveProfile(ada)).toBe('unanswered');
  connection.onLine = false;
  expect(await saveProfile(ada)).toBe('queued');
});

test('what the start of a page does with waiting changes takes no answer away from a form', async () => {
  const tasks = await pageTasks();
  const { find } = tasks;
  const visited = Promise.withResolvers<boolean>();
  vi.spyOn(tasks, 'find').mockImplementation(async (id) => {
    visited.resolve(notifyProfileSaved(services));
    await visited.promise;
    return find(id);
  });
  expect(await saveProfile(ada)).toMatchObject({ ok: true, result: ada });
  expect(await visited.promise).toBe(false);
  expect(refreshProfile).not.toHaveBeenCalled();
  expect(stored.size).toBe(0);
});

test('an answer that another tab has taken note of is no lost connection', async () => {
  const sent = Promise.withResolvers<TaskAnswer>();
  answers = [sent.promise];
  const form = saveProfile(ada);
  const tasks = await pageTasks();
  await vi.waitUntil(() => stored.size === 1);
  vi.spyOn(tasks, 'find').mockResolvedValue(null);
  sent.resolve(saved);
  expect(await form).toMatchObject({ ok: true });
});
