/** Clients that ask for one page again and again over kept connections; on bare sockets, because they share the machine with the shop. */
import { connect } from 'node:net';

export interface Load {
  pages: number;
  seconds: number;
  /** on the wire, without headers */
  bytes: number;
}

const [address = '', clients = '1', seconds = '1'] = process.argv.slice(2);
const { hostname, port, pathname, search } = new URL(address);
const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\naccept: text/html\r\n\r\n`;

const HEAD_END = '\r\n\r\n';

let pages = 0;
let bytes = 0;
let isOver = false;

function runClient(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let head = '';
    let left = 0;
    socket.setNoDelay();
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk) => {
      if (left > 0) left -= chunk.length;
      else {
        head += chunk.toString('latin1');
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head.slice(0, end)));
        bytes = Number(/content-length: (\d+)/i.exec(head)?.[1]);
        left = bytes - (head.length - end - HEAD_END.length);
        head = '';
      }
      if (left > 0) return;
      pages += 1;
      if (isOver) socket.end();
      else socket.write(request);
    });
  });
}

const started = performance.now();
setTimeout(() => {
  isOver = true;
}, Number(seconds) * 1000);
await Promise.all(Array.from({ length: Number(clients) }, runClient));
process.send?.({ pages, bytes, seconds: (performance.now() - started) / 1000 } satisfies Load);
