import type { RenderJob } from './render-job.ts';

export type RenderResult = { kind: 'drawn'; bytes: Uint8Array } | { kind: 'unknown' } | { kind: 'busy' };

/** Where the pictures of a shop come from: drawings of its own, or the photographs of an API elsewhere. */
export interface PictureSource {
  /** changes with everything that its pictures are made by, so that no release serves old ones */
  version(): Promise<string>;
  /** the path of a picture, however a client has written it; null where there is none of that name, which costs nothing */
  pathOf(image: string): string | null;
  /** asked before a finished picture is served: one that was removed is gone; without it all are there */
  isThere?(path: string): Promise<boolean>;
  render(job: RenderJob): Promise<RenderResult>;
  /** in seconds: how long a picture may be shown without asking again */
  maxAge: number;
  /** whether the content of an address never changes while the version is the same */
  isImmutable: boolean;
  close(): Promise<void>;
}
