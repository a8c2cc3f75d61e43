import { doPictureTask, type PictureTask, type TaskResult } from './picture-task.ts';

/** Does one task. Errors are thrown, so that they reach the page's `onerror`. */

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<PictureTask>) => void) | null;
  postMessage(result: TaskResult, transfer: Transferable[]): void;
};

scope.onmessage = ({ data }) => {
  doPictureTask(data).then(
    (result) => scope.postMessage(result, result.ok ? [result.picture.bitmap] : []),
    (error: unknown) =>
      // rejected promises do not reach the page
      setTimeout(() => {
        throw error;
      }),
  );
};
