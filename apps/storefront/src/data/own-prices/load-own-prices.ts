import { MAX_OWN_PRICE_SKUS } from '@brixel/contract/own-price-limits';
import type { OwnPricesAnswer } from '@brixel/contract/own-prices';
import { useOwnPrices } from './own-prices.ts';

/** Asks for the prices of a customer's group, for what is in view, in as few calls as possible. */

export interface OwnPriceSource {
  /** null where there is no answer */
  load(skus: readonly string[]): Promise<OwnPricesAnswer | null>;
  /** The customer has left the group, or the group its prices. */
  onNone(): void;
}

/** A view of many cards asks once. */
const GATHER_MS = 20;
/** Prices in view again after so long are asked for once more. */
const FRESH_MS = 60_000;

export function loadOwnPrices({ load, onNone }: OwnPriceSource): void {
  const wanted = new Set<string>();
  const askedAt = new Map<string, number>();
  let version: string | null = null;
  let isGathering = false;

  function ask(sku: string): void {
    if (Date.now() - (askedAt.get(sku) ?? 0) < FRESH_MS) return;
    wanted.add(sku);
    gather();
  }

  function gather(): void {
    if (!isGathering) setTimeout(() => void send(), GATHER_MS);
    isGathering = true;
  }

  /** The session may end, or become another customer's, while a call is on its way. */
  const isCurrent = (): boolean => useOwnPrices.getState().ask === ask;

  async function send(): Promise<void> {
    isGathering = false;
    const skus = [...wanted].slice(0, MAX_OWN_PRICE_SKUS);
    for (const sku of skus) {
      wanted.delete(sku);
      askedAt.set(sku, Date.now());
    }
    const answer = await load(skus);
    if (!isCurrent()) return;
    if (answer) take(answer, skus);
    // without an answer the next view of it asks again
    else for (const sku of skus) askedAt.delete(sku);
    if (wanted.size > 0) gather();
  }

  function take(answer: OwnPricesAnswer, skus: readonly string[]): void {
    const others = version !== null && answer.version !== version ? [...askedAt.keys()] : [];
    version = answer.version;
    const steps = new Map(others.length > 0 ? [] : useOwnPrices.getState().steps);
    for (const sku of skus) steps.delete(sku);
    for (const { sku, steps: own } of answer.prices) steps.set(sku, own);
    useOwnPrices.setState({ steps });
    if (version === null) onNone();
    else for (const sku of others) if (!skus.includes(sku)) wanted.add(sku);
  }

  useOwnPrices.setState({ ask, steps: new Map() });
}
