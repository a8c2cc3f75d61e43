import type { RenderJob } from './render-job.ts';

export type RenderResult = { kind: 'drawn'; bytes: Uint8Array } | { kind: 'unknown' } | { kind: 'busy' };

/** Where the pictures of a shop come from: drawings of its own, or the photographs of an API elsewhere. */
export interface PictureSource {
  /** changes with everything that its pictures are made by, so that no release serves old ones */
  version(): Promise<string>;
  /** the path of a picture, however a client has written it; null where there is none of that name, which costs nothing */
  pathOf(image: string): string | null;
  /** asked before a finished picture is served: the path of what is shown there now, null where it is gone; without it a path means itself */
  resolve?(path: string): Promise<string | null>;
  render(job: RenderJob): Promise<RenderResult>;
  /** the path of what is shown where goods name a picture that is not there */
  standIn?: string;
  /** in seconds: how long a picture may be shown without asking again */
  maxAge: number;
  /** whether the content of an address never changes while the version is the same */
  isImmutable: boolean;
  close(): Promise<void>;
}
