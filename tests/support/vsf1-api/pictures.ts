import sharp from 'sharp';
import { type Answer, result } from './answer.ts';

/** Pictures at `/img/{width}/{height}/{action}/{path}` and at the older `/img?url=…`: a coloured square stands for each. */

const MOST_PIXELS = 1024;
const ACTIONS = ['fit', 'resize', 'identify'];
const WANTED = '/img/<type>/<width>/<height>/<action:fit,resize,identify>/<relative_url>';

export async function drawPicture(pathname: string, query: URLSearchParams): Promise<Answer> {
  const url = query.get('url');
  const [, , ...parts] = pathname.split('/');
  const [width, height, action = ''] = url
    ? [query.get('width'), query.get('height'), query.get('action') ?? '']
    : parts;
  const path = url ?? parts.slice(3).join('/');
  const [w, h] = [Number.parseInt(width ?? '', 10), Number.parseInt(height ?? '', 10)];
  if (Number.isNaN(w) || Number.isNaN(h) || !ACTIONS.includes(action)) {
    return result(`Please provide following parameters: ${WANTED} OR ?url=&width=&height=&action=`, 400);
  }
  if (Math.min(w, h) < 0 || Math.max(w, h) > MOST_PIXELS) {
    return result(`Width and height must have a value between 0 and ${MOST_PIXELS}`, 400);
  }
  if (!/\.(jpe?g|png)$/.test(path)) return result('Unsupported file type', 400);
  // only products were photographed
  if (!/(^|\/)[\w-]\/[\w-]\/[^/]+$/.test(path)) return result(`Unable to download the requested image ${path}`, 400);
  const hue = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 255, 7);
  const background = { r: 120 + (hue % 120), g: 130 + ((hue * 3) % 110), b: 140 + ((hue * 7) % 100) };
  const body = await sharp({ create: { width: w || 1, height: h || 1, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { status: 200, type: 'image/jpeg', body };
}
