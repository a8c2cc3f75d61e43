import { expect, it } from 'vitest';
import { pushToast, type ToastItem } from './toast-queue.ts';

const toast = (id: string, message = id): ToastItem => ({ id, message });

it('adds the newest at the end and keeps at most three', () => {
  const list = ['a', 'b', 'c', 'd'].reduce<readonly ToastItem[]>((all, id) => pushToast(all, toast(id)), []);
  expect(list.map((item) => item.id)).toEqual(['b', 'c', 'd']);
});

it('drops a message equal to the last one', () => {
  const list = pushToast([toast('1', 'Gespeichert')], toast('2', 'Gespeichert'));
  expect(list.map((item) => item.id)).toEqual(['1']);
});

it('takes the same message again after another one', () => {
  const list = [toast('1', 'A'), toast('2', 'B')];
  expect(pushToast(list, toast('3', 'A'))).toHaveLength(3);
});
