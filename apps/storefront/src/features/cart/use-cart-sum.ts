import { useEffect, useState } from 'react';
import { useCart } from './cart-store.ts';

/** What the lines of the cart come to. Most first views have an empty one, so what counts them is fetched where there are some. */
export function useCartSum(): number {
  const lines = useCart((cart) => cart.lines);
  const [sum, setSum] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: number): void => {
      if (isCurrent) setSum(next);
    };
    if (lines.length === 0) show(0);
    else void import('./cart-sum.ts').then(({ cartSum }) => show(cartSum(lines))).catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [lines]);
  return sum;
}
