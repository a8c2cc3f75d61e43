import { carriedColour } from '@brixel/ui/brand/brand-colours.ts';
import { Html } from '../http/html.ts';

/** The light theme of the shop's tokens, written out: mail programs support neither variables nor style sheets. */
const petrol = '#07505a';
const link = '#00656d';
const ink = '#0c2328';
const ink2 = '#3a5055';
const ink3 = '#587075';
const line = '#d3dddc';
const lineSoft = '#e4eae9';
const canvas = '#ffffff';
const canvas2 = '#f4f7f6';
const mango = '#ffb52e';
const mangoSide = '#c77700';

const font = "font-family:'Figtree Variable',Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const small = `${font};font-size:14px;line-height:1.5`;
const body = `${font};font-size:16px;line-height:1.55`;
const figures = 'font-variant-numeric:tabular-nums;white-space:nowrap;text-align:right';

/** Ours, and without double quotes: it can stand in an attribute as it is. */
const css = (declarations: string): Html => new Html(declarations);

export const look = {
  page: css(`margin:0;padding:0;background:${canvas2};color:${ink}`),
  preview: css('display:none;max-height:0;overflow:hidden;opacity:0'),
  outer: css(`width:100%;background:${canvas2}`),
  sheet: css(`width:100%;max-width:600px;margin:0 auto;background:${canvas}`),
  content: css('padding:28px 24px 12px'),
  title: css(
    `margin:0 0 16px;${font};font-size:26px;line-height:1.2;font-weight:800;letter-spacing:-0.02em;color:${ink}`,
  ),
  heading: css(`margin:28px 0 10px;${font};font-size:19px;line-height:1.3;font-weight:700;color:${ink}`),
  text: css(`margin:0 0 14px;${body};color:${ink}`),
  quote: css(
    `margin:0 0 14px;padding:12px 16px;border-left:4px solid ${line};background:${canvas2};${body};color:${ink}`,
  ),
  code: css(
    `margin:0 0 14px;padding:18px 16px;border:2px dashed ${line};border-radius:8px;background:${canvas2};text-align:center;font-family:ui-monospace,Consolas,Menlo,monospace;font-size:22px;line-height:1.4;font-weight:700;letter-spacing:0.06em;color:${ink};page-break-inside:avoid`,
  ),
  codeLabel: css(`display:block;margin:0 0 4px;${small};font-weight:400;letter-spacing:0;color:${ink3}`),
  codePicture: css('display:block;width:174px;height:174px;margin:8px auto 10px;border:0;border-radius:4px'),
  links: css(`margin:0 0 14px;padding:0 0 0 20px;${body}`),
  buttonRow: css('margin:20px 0 22px'),
  button: css(
    `display:inline-block;padding:13px 22px;border-radius:8px;border-bottom:3px solid ${mangoSide};background:${mango};${font};font-size:16px;font-weight:700;color:${ink};text-decoration:none`,
  ),
  table: css('width:100%;border-collapse:collapse;margin:0 0 14px'),
  goodsName: css(
    `padding:12px 12px 12px 0;border-top:1px solid ${lineSoft};vertical-align:top;${body};font-weight:600;color:${ink}`,
  ),
  goodsDetail: css(`${small};font-weight:400;color:${ink2}`),
  goodsAmount: css(
    `padding:12px 0;border-top:1px solid ${lineSoft};vertical-align:top;${body};${figures};color:${ink}`,
  ),
  factLabel: css(`padding:7px 12px 5px 0;vertical-align:top;${small};color:${ink3};white-space:nowrap`),
  factValue: css(`padding:5px 0;vertical-align:top;${body};color:${ink};width:100%`),
  sum: {
    plain: css(`padding:4px 12px 4px 0;${body};color:${ink}`),
    total: css(
      `padding:12px 12px 8px 0;border-top:2px solid ${ink};${body};font-size:18px;font-weight:800;color:${ink}`,
    ),
    note: css(`padding:2px 12px 2px 0;${small};color:${ink3}`),
  },
  sumAmount: {
    plain: css(`padding:4px 0;${body};${figures};color:${ink}`),
    total: css(
      `padding:12px 0 8px;border-top:2px solid ${ink};${body};font-size:18px;font-weight:800;${figures};color:${ink}`,
    ),
    note: css(`padding:2px 0;${small};${figures};color:${ink3}`),
  },
  column: css(
    `display:inline-block;width:100%;max-width:262px;margin:0 8px 14px 0;vertical-align:top;${body};color:${ink}`,
  ),
  columnTitle: css(`display:block;margin:0 0 4px;${small};font-weight:700;color:${ink2}`),
  foot: css(`padding:20px 24px 28px;border-top:1px solid ${line};background:${canvas2};${small};color:${ink2}`),
} as const;

/** What is in the colour of the shop. A logo for light ground stands on white, above a line of the colour. */
export function brandLook(colour: string | null, hasLightLogo: boolean) {
  const own = colour === null ? { band: petrol, link } : { band: carriedColour(colour), link: carriedColour(colour) };
  const ground = hasLightLogo ? `background:${canvas};border-bottom:4px solid ${own.band}` : `background:${own.band}`;
  return {
    head: css(`padding:20px 24px;${ground};${font};font-size:24px;font-weight:800;letter-spacing:-0.02em`),
    shopName: css(`color:${hasLightLogo ? ink : canvas};text-decoration:none`),
    logo: css('display:block;height:40px;width:auto;max-width:320px;border:0'),
    link: css(`color:${own.link};text-decoration:underline`),
  } as const;
}
