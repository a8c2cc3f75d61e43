import { pagePart } from '#hydration/page-section.tsx';

/** Pictures, price, choices and the button. */
export const { Part: ProductPart, ready: productReady } = pagePart(
  async () => (await import('./product-main.tsx')).ProductMain,
);
