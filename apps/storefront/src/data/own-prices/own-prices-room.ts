/** For the style sheet: where own prices may come, there is room for the line that names them, also before they are there. */
export const OWN_PRICES_ROOM = 'data-own-prices';

/** Part of the head script, before the first paint. */
export function makeRoomForOwnPrices(userStorage: string, room: string): void {
  try {
    const user = JSON.parse(localStorage.getItem(userStorage) ?? 'null');
    document.documentElement.toggleAttribute(room, !!user?.current?.extension_attributes?.own_prices);
  } catch {
    // without storage nobody is logged in yet
  }
}
