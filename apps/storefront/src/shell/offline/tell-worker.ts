import type { PageMessage } from '#service-worker/messages.ts';

export const tellWorker = (worker: ServiceWorker, message: PageMessage, ports: MessagePort[] = []): void =>
  worker.postMessage(message, ports);

/** Which release a worker belongs to. */
export const versionOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    tellWorker(worker, { type: 'version' }, [port2]);
  });
