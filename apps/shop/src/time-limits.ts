const MOST_SECONDS_FOR_HEADERS = 20;
/** Of a connection on which nothing moves: longer than any answer takes. */
const MOST_SECONDS_OF_SILENCE = 120;
/** How often connections are looked over. */
const CHECKS_PER_LIMIT = 10;

/** A request must be whole after so many seconds, however slowly its bytes come; who no longer reads is left, too. */
export function timeLimits(seconds: number) {
  const limit = seconds * 1000;
  return {
    requestTimeout: limit,
    connectionTimeout: MOST_SECONDS_OF_SILENCE * 1000,
    http: {
      headersTimeout: Math.min(limit, MOST_SECONDS_FOR_HEADERS * 1000),
      connectionsCheckingInterval: limit / CHECKS_PER_LIMIT,
    },
  };
}
