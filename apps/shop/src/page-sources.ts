import { API_ROOT } from '@brixel/contract/api-paths';
import type { TakeTurn } from '@brixel/platform/turns';
import type { PageSources } from '@brixel/storefront/app/storefront';
import type { ApiCall } from '@brixel/storefront/data/api/transport';
import type { PlatformCalls } from './platform-calls.ts';
import type { StaticJson } from './static-json.ts';

/** What pages are built from, and whether that has changed since. */

export interface SourceSetup {
  calls: PlatformCalls;
  /** changes whenever an answer about the catalogue may have changed */
  version(): string;
  /** what every page is made with: another object whenever it has changed */
  config(): object;
  files: StaticJson;
  /** before what a page was built from is asked for again */
  takeTurn: TakeTurn;
}

/** The answers and files that one page was built from. */
export interface PageRecord {
  /** whether a page may be kept: it has read nothing but the catalogue and files, and all calls were answered */
  readonly isReusable: boolean;
  /** of what is recorded, for a limit of memory */
  readonly bytes: number;
  /** whether all of it is still as it was; cheap while the catalogue is unchanged */
  isCurrent(): boolean | Promise<boolean>;
}

export interface Recording {
  sources: PageSources;
  /** once the page is made */
  finish(): PageRecord;
}

const READS = [`${API_ROOT}/catalog/`, `${API_ROOT}/url/map`, `${API_ROOT}/product/render-list`, '/graphql'];

/** Whether the answer to a call depends on the catalogue alone. */
const readsCatalogue = ({ path, headers }: ApiCall): boolean =>
  READS.some((start) => path.startsWith(start)) && !Object.keys(headers ?? {}).some(isPersonal);

const isPersonal = (header: string): boolean => /^(?:authorization|cookie)$/i.test(header);

const keyOf = ({ method, path, body }: ApiCall): string =>
  body === undefined ? `${method} ${path}` : `${method} ${path} ${JSON.stringify(body)}`;

interface AnsweredCall {
  call: ApiCall;
  digest: string;
}

export function createPageSources({ calls, version, config, files, takeTurn }: SourceSetup) {
  /** Many pages make the same calls; each is made once for a version of the catalogue. */
  let checks = { version: '', digests: new Map<string, Promise<string>>() };

  function digestNow(key: string, call: ApiCall, now: string): Promise<string> {
    if (checks.version !== now) checks = { version: now, digests: new Map() };
    const { digests } = checks;
    const known = digests.get(key);
    if (known) return known;
    const digest = calls.ask(call).then((answer) => answer.digest);
    digests.set(key, digest);
    // a change while it was asked: the answer may belong to either version
    const forget = (): unknown => (version() === now ? null : digests.delete(key));
    digest.then(forget, () => digests.delete(key));
    return digest;
  }

  function record(visitor: string): Recording {
    const started = version();
    const madeWith = config();
    const answers = new Map<string, AnsweredCall>();
    const stamps = new Map<string, string>();
    let others = 0;

    const sources: PageSources = {
      async api(call) {
        others += 1;
        const answer = await calls.ask({ ...call, visitor });
        if (readsCatalogue(call) && answer.status < 500) {
          others -= 1;
          const { signal: _, ...repeatable } = call;
          answers.set(keyOf(call), { call: repeatable, digest: answer.digest });
        }
        return answer;
      },
      async staticFile(address) {
        stamps.set(address, files.stampOf(address));
        return files.read(address);
      },
    };

    function finish(): PageRecord {
      let checked = version() === started ? started : '';
      const areFilesCurrent = (): boolean => {
        for (const [address, stamp] of stamps) if (files.stampOf(address) !== stamp) return false;
        return true;
      };
      async function areAnswersCurrent(): Promise<boolean> {
        await takeTurn();
        const now = version();
        if (checked === now) return true;
        const digests = await Promise.all(
          Array.from(answers, async ([key, { call, digest }]) => (await digestNow(key, call, now)) === digest),
        );
        if (digests.includes(false)) return false;
        checked = now;
        return true;
      }
      return {
        isReusable: others === 0,
        bytes: Array.from(answers.keys()).reduce((sum, key) => sum + 2 * key.length, 0),
        isCurrent() {
          if (config() !== madeWith || !areFilesCurrent()) return false;
          return checked === version() || areAnswersCurrent();
        },
      };
    }
    return { sources, finish };
  }

  return { record };
}
