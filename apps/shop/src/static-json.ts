import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Static JSON files of the storefront, such as the banners, which the owner changes while the shop runs. */
export interface StaticJson {
  read(address: string): Promise<unknown>;
  /** changes with the file */
  stampOf(address: string): string;
}

export function createStaticJson(folder: string): StaticJson {
  const known = new Map<string, { stamp: string; json: unknown }>();
  const fileOf = (address: string): string => path.join(folder, path.posix.normalize(`/${address}`));

  function stampOf(address: string): string {
    const file = statSync(fileOf(address), { bigint: true, throwIfNoEntry: false });
    return file ? `${file.ino} ${file.size} ${file.mtimeNs}` : '';
  }

  return {
    stampOf,
    async read(address) {
      const stamp = stampOf(address);
      const last = known.get(address);
      if (last?.stamp === stamp) return last.json;
      const json: unknown = JSON.parse(await readFile(fileOf(address), 'utf8'));
      known.set(address, { stamp, json });
      return json;
    },
  };
}
