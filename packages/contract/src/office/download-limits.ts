/** Of files that a product sells, as they are sent. */
export const DOWNLOAD_LIMITS = { bytes: 100 * 1024 * 1024, name: 120, files: 20 } as const;

/** What the body of an upload is called: it is stored while it arrives. */
export const DOWNLOAD_BODY = 'application/x-download';

const UPLOADED = /^([0-9a-f]{32})\.[a-z0-9]{1,10}$/;

/** The number of a file that was uploaded; null: of one that lies in the folder of the shop. */
export const uploadedDownload = (file: string): string | null => UPLOADED.exec(file)?.[1] ?? null;
