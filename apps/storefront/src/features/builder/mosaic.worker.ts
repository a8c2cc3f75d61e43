import { type MosaicJob, runMosaicJob } from './mosaic-job.ts';

/** Computes mosaics beside the page, so that sliders and pointers never wait. */

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<MosaicJob>) => void) | null;
  postMessage(message: unknown, transfer: Transferable[]): void;
};

scope.onmessage = ({ data }) => {
  const result = runMosaicJob(data);
  scope.postMessage(result, [result.picture.rgba.buffer]);
};
