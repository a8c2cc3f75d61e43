import type { PictureTask, TaskResult } from './picture-task.ts';

/** A worker for each: it takes a moment longer, and the memory of a large photo is given back with it. */
export async function runPictureTask(task: PictureTask): Promise<TaskResult> {
  const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module', name: 'picture' });
  try {
    return await new Promise<TaskResult>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<TaskResult>) => resolve(data);
      worker.onerror = (event) => {
        // a file that cannot be read is no fault of the page
        event.preventDefault();
        reject(new Error(event.message));
      };
      worker.postMessage(task);
    });
  } finally {
    worker.terminate();
  }
}
