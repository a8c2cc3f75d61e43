import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  id: string;
  timestamp: number;
  signatures: string[];
  text: string;
  body: { id: string; type: string; created_at: string; store: string | null; data: Record<string, never> };
}

/** `lost`: it is received, but the answer never arrives; `silent`: nothing is ever said. */
export type Answer = number | 'lost' | 'silent';

/** A program that is told what happens. */
export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** what it answers next; 200 where there is nothing left */
  answers: Answer[];
  close(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request.setEncoding('utf8')) text += piece;
    const header = (name: string): string => String(request.headers[name]);
    const answer = answers.shift() ?? 200;
    received.push({
      id: header('webhook-id'),
      timestamp: Number(header('webhook-timestamp')),
      signatures: header('webhook-signature').split(' '),
      text,
      body: JSON.parse(text),
    });
    if (answer === 'lost') request.socket.destroy();
    else if (answer !== 'silent') response.writeHead(answer, { location: '/elsewhere' }).end(`answered ${answer}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answers,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** As the page of the docs tells other programs to verify it. */
export function isSigned({ id, timestamp, signatures, text }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return signatures.includes(`v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64')}`);
}
