const AGAIN_AFTER_MS = 3000;

/** What all browsers throw where code did not come, and what the build's own code says of styles; all else is a bug. */
const hasNotCome = (error: unknown): boolean =>
  !import.meta.env.SSR && (error instanceof TypeError || /preload CSS/.test(String(error)));

/**
 * Fetches code of the page until it is there: without a worker the connection may break before everything is loaded. Where it is
 * gone from the shop, the page is loaded anew by what stands in its head. `missed` is called at the first failure.
 */
export async function untilLoaded<T>(load: () => Promise<T>, missed?: () => void): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!hasNotCome(error)) throw error;
      missed?.();
      missed = undefined;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
  }
}
