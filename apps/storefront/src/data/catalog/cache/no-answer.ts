import { ApiError, BAD_CONTENT_TYPE } from '#data/api/api-error.ts';
import type { ApiTransport } from '#data/api/transport.ts';
import { OfflineMiss } from '#data/catalog/offline-miss.ts';

/** A call that reaches nobody ends as `OfflineMiss`, unless it was called off. */
export const reaching =
  (transport: ApiTransport, calledOff: AbortSignal | undefined): ApiTransport =>
  async (call) => {
    try {
      return await transport(call);
    } catch (error) {
      if (error instanceof ApiError || calledOff?.aborted) throw error;
      throw new OfflineMiss('The shop cannot be reached', { cause: error });
    }
  };

/** Nobody was reached, or somebody who could not answer: a shop in trouble, or the page of a hotel's network. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof OfflineMiss ||
  (error instanceof ApiError && (error.code >= 500 || error.message === BAD_CONTENT_TYPE));
