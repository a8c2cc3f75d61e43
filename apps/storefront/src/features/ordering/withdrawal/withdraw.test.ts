import type { WithdrawalInput } from '@brixel/contract/order';
import { expect, test } from 'vitest';
import { NO_ANSWER, type Outcome } from '#data/api/outcome.ts';
import { testOrder } from '#features/ordering/placed/testing/test-order.ts';
import { firstStep, type WithdrawalStep, withdraw } from './withdraw.ts';

const entered = { name: 'Marlene Kaiser', order_number: 'BX-4K7M-9QTD', email: 'marlene@example.de', what: '' };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A shop that remembers what has reached it. */
function shop(code = 200) {
  const received: WithdrawalInput[] = [];
  const send = (fields: Record<string, string>): Promise<WithdrawalStep> =>
    withdraw(formOf(fields), {
      async withdraw(input): Promise<Outcome<never>> {
        received.push(input);
        const receipt = { ...input, what: input.what ?? '', number: 'WR-1', received_at: '2026-11-15T10:00:00.000Z' };
        return code === 200 ? { ok: true, result: receipt as never } : { ok: false, code, message: '' };
      },
    });
  return { received, send };
}

test('filled in, looked at, confirmed, received: only the confirmation reaches the shop', async () => {
  const { received, send } = shop();
  expect(await send(entered)).toEqual({ step: 'confirm', values: entered, failure: null });
  expect(await send({ ...entered, ask: 'change' })).toEqual({ step: 'form', values: entered, errors: {} });
  expect(received).toEqual([]);
  expect(await send({ ...entered, ask: 'confirm' })).toMatchObject({ step: 'received', receipt: { number: 'WR-1' } });
  expect(received).toEqual([entered]);
});

test('what is missing is asked for, even of a form that claims to be confirmed', async () => {
  const { received, send } = shop();
  const values = { name: 'M', order_number: '', email: 'marlene', what: 'die Platte' };
  expect(await send({ ...values, ask: 'confirm' })).toEqual({
    step: 'form',
    values,
    errors: { name: 'name2', order_number: 'required', email: 'email' },
  });
  expect(received).toEqual([]);
});

test.each([
  [NO_ANSWER, 'unreachable'],
  [503, 'unreachable'],
  [429, 'too-often'],
  [400, 'invalid'],
] as const)('refused with %i, everything that was entered is still there', async (code, failure) => {
  expect(await shop(code).send({ ...entered, ask: 'confirm' })).toEqual({ step: 'confirm', values: entered, failure });
});

test('coming from an order nothing has to be typed', () => {
  expect(firstStep(testOrder()).values).toEqual(entered);
});
