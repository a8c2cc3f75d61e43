/** In place of the number of a colour: the picture stands for the part in all colours that have none of their own. */
export const ANY_COLOUR = -1;

/** Of the parts library and of archives of pictures, as they are sent. */
export const LIBRARY_LIMITS = { bytes: 300 * 1024 * 1024, name: 200 } as const;
export const PICTURE_ARCHIVE_LIMITS = { bytes: 300 * 1024 * 1024, files: 1000, name: 200, atOnce: 8 } as const;

/** What the bodies of such uploads are called: they are written to disk while they arrive. */
export const LIBRARY_BODY = 'application/x-part-library';
export const PICTURE_ARCHIVE_BODY = 'application/x-picture-archive';
