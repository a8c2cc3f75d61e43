/** Written in front of the worker's code by the build. */
export interface OfficeRelease {
  version: string;
  /** the document of all pages */
  document: string;
  /** what a round needs without a line */
  files: readonly string[];
}

/** Global variable of the worker. */
export const OFFICE_RELEASE_NAME = 'OFFICE_RELEASE';
