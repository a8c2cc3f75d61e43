import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_ANSWER } from '#data/api/outcome.ts';
import { BUSY, type TryLock } from '#data/storage/locks.ts';
import type { SyncTask, TaskInput } from './sync-task.ts';
import { createTaskQueue, type TaskAnswer, type TaskPorts } from './task-queue.ts';

const profileOf = (firstname: string) => ({ customer: { email: 'ada@example.de', firstname, lastname: 'Berg' } });

const update = (name: string): TaskInput<'updateProfile'> => ({
  endpoint: 'updateProfile',
  options: { body: profileOf(name) },
  asCustomer: true,
});

/** One browser with any number of tabs, and an API with scripted answers. */
class World {
  readonly stored = new Map<string, SyncTask>();
  readonly calls: unknown[] = [];
  answers: TaskAnswer[] = [];
  isOnline = true;
  #isHeld = false;
  #guid = 0;

  readonly lock: TryLock = async (work) => {
    if (this.#isHeld) return BUSY;
    this.#isHeld = true;
    try {
      return await work();
    } finally {
      this.#isHeld = false;
    }
  };

  readonly ports: TaskPorts = {
    records: {
      all: async () => [...this.stored.values()],
      put: async (id, task) => void this.stored.set(id, structuredClone(task)),
      remove: async (id) => void this.stored.delete(id),
    },
    lock: this.lock,
    isOnline: () => this.isOnline,
    call: async ({ options }) => {
      this.calls.push(options.body);
      await Promise.resolve();
      return this.answers.shift() ?? { code: 200, result: 'done' };
    },
    maxAttempts: 1,
    now: () => 1000,
    newGuid: () => `${9 - (++this.#guid % 10)}`,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  };

  readonly tab = () => createTaskQueue(this.ports);
}

describe('a task', () => {
  test('is made when there is a connection, and stores its answer until its owner has acknowledged it', async () => {
    const world = new World();
    const tasks = world.tab();
    world.isOnline = false;
    const { task_id } = await tasks.add(update('Ada'));
    await tasks.process();
    expect(task_id).toMatch(/^1000-/);
    expect(world.calls).toEqual([]);

    world.isOnline = true;
    // after a reload
    const later = world.tab();
    await later.process();
    const [task] = await later.answered('updateProfile');
    expect(task).toMatchObject({ task_id, transmitted: true, code: 200, resultCode: 200, result: 'done', attempts: 1 });
    await later.process();
    expect(world.calls).toHaveLength(1);
    if (task) await later.acknowledge(task);
    expect(await later.find(task_id)).toBeNull();
  });

  test('without an answer is made again, with one it is not, whatever it says', async () => {
    const world = new World();
    const tasks = world.tab();
    world.answers = [
      { code: NO_ANSWER, result: '' },
      { code: 503, result: 'busy' },
    ];
    await tasks.add(update('Ada'));
    await tasks.process();
    expect(await tasks.answered('updateProfile')).toEqual([]);
    await tasks.process();
    await tasks.process();
    expect(world.calls).toHaveLength(2);
    expect(await tasks.answered('updateProfile')).toMatchObject([{ code: 503, is_transient_error: true, attempts: 1 }]);
  });

  test('that an earlier release has stored is made under the name of today', async () => {
    const world = new World();
    const tasks = world.tab();
    world.isOnline = false;
    const { task_id, ...task } = await tasks.add(update('Ada'));
    world.stored.set(task_id, JSON.parse(JSON.stringify({ ...task, task_id, endpoint: 'userMe' })));
    world.isOnline = true;
    await tasks.process();
    expect(await tasks.answered('updateProfile')).toMatchObject([{ task_id, transmitted: true, code: 200 }]);
  });

  test('of a session is dropped with it, unless it was made', async () => {
    const world = new World();
    const tasks = world.tab();
    await tasks.add(update('Ada'));
    await tasks.process();
    world.isOnline = false;
    await tasks.add(update('Bea'));
    await tasks.add({ endpoint: 'listStock', options: { query: { skus: 'A' } } });
    await tasks.dropCustomerTasks();
    world.isOnline = true;
    await tasks.process();
    expect(world.calls).toEqual([profileOf('Ada'), undefined]);
  });

  test('that holds everything takes the place of earlier ones; the same question is asked once', async () => {
    const world = new World();
    const tasks = world.tab();
    world.isOnline = false;
    const question = { endpoint: 'listStock', options: { query: { skus: 'A' } }, isResultCacheable: true } as const;
    for (const name of ['Ada', 'Bea']) await tasks.add({ ...update(name), replacesEarlier: true });
    expect((await tasks.add(question)).task_id).toBe((await tasks.add(question)).task_id);
    world.isOnline = true;
    await tasks.process();
    expect(world.calls).toEqual([profileOf('Bea'), undefined]);
  });
});

test('tasks are made once and in their order, by however many tabs, over however bad a connection', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { maxLength: 20 }),
      fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 8 }),
      async (silences, by) => {
        const world = new World();
        const tabs = [world.tab(), world.tab(), world.tab()];
        world.answers = silences.map((isSilent) => ({ code: isSilent ? NO_ANSWER : 200, result: null }));
        const ids: string[] = [];
        for (const place of by) {
          const task = await tabs[place]?.add(update(String(ids.length)));
          if (task) ids.push(task.task_id);
          await Promise.all(tabs.map((tab) => tab.process()));
        }
        world.answers = [];
        await tabs[0]?.process();
        const sent = world.calls.map((body) => JSON.stringify(body));
        expect([...new Set(sent)]).toEqual(ids.map((_, place) => JSON.stringify(profileOf(String(place)))));
        expect([...world.stored.values()].every(({ transmitted }) => transmitted)).toBe(true);
      },
    ),
  );
});
