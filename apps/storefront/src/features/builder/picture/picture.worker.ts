import { doPictureTask, type PictureTask, type TaskResult } from './picture-task.ts';

/** Does one task. What goes wrong with it is thrown, so that the page hears of it. */

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<PictureTask>) => void) | null;
  postMessage(result: TaskResult, transfer: Transferable[]): void;
};

scope.onmessage = ({ data }) => {
  doPictureTask(data).then(
    (result) => scope.postMessage(result, result.ok ? [result.picture.bitmap] : []),
    (error: unknown) =>
      // the page is not told of rejected promises
      setTimeout(() => {
        throw error;
      }),
  );
};
