import { expect, test } from 'vitest';
import { valueWord } from './value-words.ts';

test('a code is called as on the pages of its subject, whatever is no code stays', () => {
  expect(valueWord('orders.pay', 'status', 'processing')).toBe('orderStatus.processing');
  expect(valueWord('returns.close', 'status', 'refunded')).toBe('returns.state.refunded');
  expect(valueWord('newsletter.unsubscribe', 'state', 'pending')).toBe('newsletterStatus.pending');
  expect(valueWord('staff.update', 'role', 'packer')).toBe('role.packer');
  expect(valueWord('redirects.create', 'status', '301')).toBeNull();
  expect(valueWord('vouchers.block', 'reason', 'other')).toBeNull();
});
