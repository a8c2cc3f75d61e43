import { forgetOwnPrices } from '#data/own-prices/own-prices.ts';
import { OWN_PRICES_ROOM } from '#data/own-prices/own-prices-room.ts';
import { customerToken } from '#data/storage/stored-user.ts';
import { type Session, useSession } from './session-store.ts';

/** Shows the prices of the group that the customer is in. The code that asks for them is loaded by those whose group has some. */
export function followOwnPrices(
  router: { subscribe(moved: () => void): void },
  readProfile: () => Promise<unknown>,
): void {
  /** whose are shown; null: everybody's */
  let shown: string | null = null;
  /** as the session had it when the profile was read */
  let token = customerToken();

  /** Another customer, another group, a logout here or in another tab: nothing of the prices before stays. */
  function follow({ profile }: Session): void {
    token = customerToken();
    const next = profile?.extension_attributes?.own_prices ? `${profile.id} ${profile.group_id}` : null;
    if (next === shown) return;
    shown = next;
    forgetOwnPrices();
    document.documentElement.toggleAttribute(OWN_PRICES_ROOM, next !== null);
    if (next === null) return;
    // without it everybody's prices are shown, and the cart knows better
    void import('./own-prices.ts').then(({ startOwnPrices }) => next === shown && startOwnPrices()).catch(() => {});
  }
  follow(useSession.getState());
  useSession.subscribe(follow);
  // A session that was renewed may be that of a customer who has come into a group meanwhile: its profile is read again.
  router.subscribe(() => {
    if (token === customerToken() || useSession.getState().status !== 'customer') return;
    token = customerToken();
    void readProfile().catch(() => {});
  });
}
