/** One for each account that somebody has logged in to on a device. */
export const MOST_DEVICE_TOKENS = 5;
