import { createJobRunner, type MosaicAnswer, type MosaicOrder } from './mosaic-job-runner.ts';

/** Computes mosaics beside the page, so that sliders and pointers never wait. */

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<MosaicOrder>) => void) | null;
  postMessage(message: MosaicAnswer, transfer: Transferable[]): void;
};

const { port1, port2 } = new MessageChannel();

/** Goes to the back of the queue of events; timers would wait four milliseconds more. */
const untilMessagesAreRead = (): Promise<void> =>
  new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

const run = createJobRunner((answer) => {
  scope.postMessage(answer, [answer.result.picture.rgba.buffer]);
}, untilMessagesAreRead);

scope.onmessage = ({ data }) => {
  run(data).catch((error: unknown) => {
    // rejected promises do not reach the page, only thrown errors do
    setTimeout(() => {
      throw error;
    });
  });
};
