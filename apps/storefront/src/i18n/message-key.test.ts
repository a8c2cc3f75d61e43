import type { MessageArguments } from '@brixel/commerce/format-message';
import { expectTypeOf, test } from 'vitest';
import type { ArgumentsOf, MessageKey } from './message-key.ts';

type Args<Name extends string> = [args: Record<Name, string | number>];

// checked by the compiler; at run time nothing happens
test('the type of a key knows the arguments of its text', () => {
  expectTypeOf<ArgumentsOf<'common.ok'>>().toEqualTypeOf<[]>();
  expectTypeOf<ArgumentsOf<'savedOrders.arrived'>>().toEqualTypeOf<Args<'number'>>();
  expectTypeOf<ArgumentsOf<'list.optionCount'>>().toEqualTypeOf<Args<'label' | 'n'>>();
  expectTypeOf<ArgumentsOf<'list.found'>>().toEqualTypeOf<Args<'n'>>();
  expectTypeOf<ArgumentsOf<'common.ok' | 'list.found'>>().toEqualTypeOf<Args<'n'>>();
  expectTypeOf<ArgumentsOf<MessageKey>>().toEqualTypeOf<[args?: MessageArguments]>();
});
