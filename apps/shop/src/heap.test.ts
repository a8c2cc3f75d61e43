import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectAfterVisits } from './heap.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what many visitors have left is collected once they are gone, whoever checks the health of the shop', () => {
  const server = new EventEmitter();
  const collect = vi.fn();
  collectAfterVisits(server as never, collect);
  const seconds = (count: number, requestsInEach: number): void => {
    for (let second = 0; second < count; second++) {
      for (let request = 0; request < requestsInEach; request++) server.emit('request');
      vi.advanceTimersByTime(1000);
    }
  };
  seconds(120, 1);
  expect(collect).not.toHaveBeenCalled();
  seconds(60, 50);
  expect(collect).not.toHaveBeenCalled();
  seconds(20, 1);
  expect(collect).toHaveBeenCalledTimes(1);
  seconds(100, 1);
  expect(collect).toHaveBeenCalledTimes(1);
});
