import type { KeptLine } from '#features/cart/cart-state.ts';
import { CartTotalsList } from '#features/cart/cart-totals-list.tsx';
import { OrderForm } from './order-form.tsx';
import { SummaryLines } from './summary-lines.tsx';

/** Everything once more, and directly below it the button that orders it: between them stands nothing. */
export function ReviewSection({ lines }: { lines: readonly KeptLine[] }) {
  return (
    <>
      <div className="-mt-2.5">
        <SummaryLines lines={lines} />
      </div>
      <div className="mt-4 ml-auto max-w-[420px]">
        <CartTotalsList />
      </div>
      <OrderForm />
    </>
  );
}
