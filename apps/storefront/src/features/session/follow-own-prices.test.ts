import type { Profile } from '@brixel/contract/user';
import { expect, test, vi } from 'vitest';
import { storeUser } from '#data/storage/stored-user.ts';
import { followOwnPrices } from './follow-own-prices.ts';
import { showSession } from './session-store.ts';

const current = { id: 7, group_id: 1 } as Profile;

test('with the first move after a session was renewed the profile is read again: the customer may be in a group now', () => {
  storeUser({ token: 'first', refreshToken: 'more', current });
  showSession();
  const readProfile = vi.fn(async () => {});
  let move = () => {};
  followOwnPrices({ subscribe: (moved) => (move = moved) }, readProfile);
  move();
  expect(readProfile).not.toHaveBeenCalled();

  storeUser({ token: 'second', refreshToken: 'more', current });
  move();
  move();
  expect(readProfile).toHaveBeenCalledTimes(1);

  storeUser(null);
  showSession();
  move();
  expect(readProfile).toHaveBeenCalledTimes(1);
});
