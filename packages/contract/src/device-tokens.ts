/** One per account that has been logged in to on a device. */
export const MOST_DEVICE_TOKENS = 5;
