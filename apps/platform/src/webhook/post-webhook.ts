import http from 'node:http';
import https from 'node:https';
import { isPrivateNumber, PrivateAddress, publicLookup } from './public-address.ts';

export interface Attempt {
  /** null: no answer has come */
  status: number | null;
  durationMs: number;
  /** the beginning of what was answered */
  answer: string;
  error: string | null;
}

export interface PostOptions {
  headers: Readonly<Record<string, string>>;
  body: string;
  /** also to addresses inside the own network, and without TLS */
  allowsPrivate: boolean;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES = 1024;

/** Whether an address may be told anything at all, as far as its letters say. Where its name leads is seen with each connection. */
export function isAllowedUrl(url: string, allowsPrivate: boolean): boolean {
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  if (allowsPrivate) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && !isPrivateNumber(hostname);
}

/** One attempt. Never throws: what goes wrong is part of the answer. No redirect is followed. */
export async function postWebhook(url: string, options: PostOptions): Promise<Attempt> {
  const started = performance.now();
  const durationMs = (): number => Math.round(performance.now() - started);
  try {
    const { status, answer } = await send(url, options);
    return { status, answer, durationMs: durationMs(), error: null };
  } catch (error) {
    return { status: null, answer: '', durationMs: durationMs(), error: reasonOf(error) };
  }
}

function send(
  url: string,
  { headers, body, allowsPrivate, timeoutMs = TIMEOUT_MS }: PostOptions,
): Promise<{ status: number; answer: string }> {
  if (!isAllowedUrl(url, allowsPrivate)) throw new PrivateAddress();
  return new Promise((resolve, reject) => {
    const request = (url.startsWith('https:') ? https : http).request(
      url,
      {
        method: 'POST',
        // each has a connection of its own: a name is looked up, and judged, every time
        agent: false,
        ...(!allowsPrivate && { lookup: publicLookup }),
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Brixel-Webhooks/1',
        },
      },
      (response) => {
        const pieces: Buffer[] = [];
        let size = 0;
        const finish = (): void => {
          const answer = Buffer.concat(pieces).subarray(0, ANSWER_BYTES).toString('utf8').replaceAll('\0', '');
          resolve({ status: response.statusCode ?? 0, answer });
          request.destroy();
        };
        response.on('data', (piece: Buffer) => {
          pieces.push(piece);
          size += piece.length;
          if (size >= ANSWER_BYTES) finish();
        });
        response.on('end', finish);
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Codes such as ECONNREFUSED say more to those who mend it than sentences. */
function reasonOf(error: unknown): string {
  if (error instanceof PrivateAddress) return 'PRIVATE_ADDRESS';
  if (!(error instanceof Error)) return 'UNKNOWN';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'TIMEOUT';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message.slice(0, 200);
}
