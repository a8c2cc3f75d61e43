/** Addresses of pictures that are not drawn from their address alone, below `/img/{width}/{height}/resize`. */

/** Where a picture may be held when it is cut, in hundredths. Few, because each is another picture to make. */
export const FOCUS_STEPS = [0, 25, 50, 75, 100] as const;
export type FocusStep = (typeof FOCUS_STEPS)[number];

export interface Focus {
  x: FocusStep;
  y: FocusStep;
}

/** That of an upload is named by the hash of its content, so it never changes. As a whole, with empty edges where the shape is another. */
export const photoPath = (sha256: string): string => `/upload/${sha256}.webp`;

/** Filling its place, cut around what has to stay in view. */
export const cutPhotoPath = (sha256: string, { x, y }: Focus): string => `/upload/${sha256}-${x}-${y}.webp`;

/** A logo, never larger than the box. */
export const logoPath = (sha256: string): string => `/logo/${sha256}.png`;

/** A logo in the middle of a white square, as the icon of an app. */
export const appIconPath = (sha256: string): string => `/app-icon/${sha256}.png`;

/** Where a logo is served as high as it is shown, and as wide as that makes it. */
export const logoAddress = (sha256: string, height: LogoHeight): string => `/img/logo/${height}/${sha256}.png`;

export const LOGO_HEIGHTS = [40, 80, 160] as const;
export type LogoHeight = (typeof LOGO_HEIGHTS)[number];

export type UploadedPath =
  | { kind: 'photo'; sha256: string; focus: { x: number; y: number } | null }
  | { kind: 'logo' | 'app-icon'; sha256: string };

const photo = /^\/upload\/([0-9a-f]{64})(?:-(0|25|50|75|100)-(0|25|50|75|100))?\.webp$/;
const logo = /^\/(logo|app-icon)\/([0-9a-f]{64})\.png$/;

/** Null for any other path. */
export function uploadedPath(path: string): UploadedPath | null {
  const [isPhoto, sha256, x, y] = photo.exec(path) ?? [];
  if (isPhoto && sha256) return { kind: 'photo', sha256, focus: x && y ? { x: Number(x), y: Number(y) } : null };
  const [isLogo, kind, name] = logo.exec(path) ?? [];
  return isLogo && name ? { kind: kind === 'logo' ? 'logo' : 'app-icon', sha256: name } : null;
}

/** The best picture that there is of a lot: which one that is may change. */
export const lotPath = (sku: string): string => `/lot/${encodeURIComponent(sku)}.png`;

const lot = /^\/lot\/([^/]{1,300})\.png$/;

/** The sku of a lot; null for any other path. */
export function lotOfPath(path: string): string | null {
  const [, sku] = lot.exec(path) ?? [];
  try {
    return sku === undefined ? null : decodeURIComponent(sku);
  } catch {
    return null;
  }
}
