import type { OfficeRelease } from './office-release.ts';

/**
 * One cache per release of the office. File names contain the hash of their content, so a file from any of them is the right one: a tab
 * that is open while a new release takes over finds what it was built with.
 */

/** No cache of the storefront begins so: each worker tidies its own. */
const PREFIX = 'brixel-office/';
/** While tabs are open, any of them may need an older one. */
const MOST_RELEASES = 3;

const nameOf = ({ version }: OfficeRelease): string => PREFIX + version;

/** All or nothing: without all of it the worker is not installed, and the browser tries again later. */
export async function cacheRelease(release: OfficeRelease): Promise<void> {
  const cache = await caches.open(nameOf(release));
  // the document's own headers say that nobody keeps it; the worker does, for when there is no line
  const document = await fetch(release.document, { cache: 'reload' });
  // while nodes of two releases answer, it may be the other's
  if (!(await document.clone().text()).includes(release.files[0] ?? '')) throw new Error('Not of this release.');
  await cache.put(release.document, document);
  const missing = await Promise.all(
    release.files.map(async (file) => ((await cache.match(file)) === undefined ? [file] : [])),
  );
  await cache.addAll(missing.flat());
}

export const cachedDocument = async (release: OfficeRelease): Promise<Response | undefined> =>
  (await caches.open(nameOf(release))).match(release.document);

/** Of any release, else from the shop, and then kept too: pages that were opened once open again without a line. */
export async function cachedFile(release: OfficeRelease, request: Request): Promise<Response> {
  const known = await caches.match(request.url, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    const cache = await caches.open(nameOf(release));
    await cache.put(request.url, copy).catch(() => {
      // the disk is full: the file is there this time
    });
  }
  return answer;
}

export async function deleteOldReleases(release: OfficeRelease, areTabsOpen: boolean): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== nameOf(release));
  const gone = areTabsOpen ? old.slice(0, Math.max(0, old.length - (MOST_RELEASES - 1))) : old;
  await Promise.all(gone.map((name) => caches.delete(name)));
}
