/** Of a picture that is uploaded. */
export const PICTURE_LIMITS = { bytes: 20 * 1024 * 1024, megapixels: 80, alt: 200, name: 200 } as const;
