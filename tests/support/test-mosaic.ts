import type { Envelope } from '@brixel/contract/envelope';
import type { CreatedMosaic, MosaicMessage } from '@brixel/contract/mosaic';
import { buildMosaics } from '@brixel/demo-catalog/goods/mosaics';
import type { SeedProduct } from '@brixel/demo-catalog/seed';
import { goods } from './order-goods.ts';
import type { TestPlatform } from './platform.ts';
import { plainPng } from './png.ts';

/** Mosaics, as the builder makes and buys them. */

const PRODUCTS = buildMosaics();

/** The demo catalogue's mosaics, for a small shop. */
export const mosaicGoods = (): SeedProduct[] =>
  PRODUCTS.map(({ sku, price, stock, customOptions = [] }, place) =>
    goods(400 + place, { sku, price, stock, customOptions }),
  );

/** Portrait by default. */
export const PICTURE = plainPng({ width: 48, height: 64 }, (x, y) => [x * 5, y * 3, (x * y) % 256]);

let callers = 0;

/** Each from an address of its own, so that limits do not matter. */
export function sendMosaic({ inject }: TestPlatform, payload: object) {
  callers += 1;
  const remoteAddress = `10.${callers >> 8}.${callers % 256}.1`;
  return inject({ method: 'POST', url: '/api/mosaikbuilder/create', payload, remoteAddress });
}

export async function makeMosaic(
  shop: TestPlatform,
  { png = PICTURE, ...more }: Partial<MosaicMessage> & { png?: Buffer } = {},
): Promise<CreatedMosaic> {
  const answer = await sendMosaic(shop, { size: 'S', mode: 'color', image: png.toString('base64'), ...more });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Envelope<CreatedMosaic>>().result;
}

/** A line of a mosaic: what is chosen by the names of the values, and the mosaic itself. */
export function mosaicLine(
  temporary_image_id: string | undefined,
  { size = 'S', chosen = ['portrait', 'single', 'none'] }: { size?: string; chosen?: string[] } = {},
) {
  const sku = `BX-MOSAIK-${size}`;
  const options = PRODUCTS.find((product) => product.sku === sku)?.customOptions ?? [];
  const custom_options = options.flatMap(({ id, values = [] }) => {
    const value = values.find((candidate) => chosen.includes(candidate.sku ?? ''));
    return value ? [{ option_id: String(id), option_value: String(value.id) }] : [];
  });
  return {
    sku,
    qty: 1,
    product_option: { extension_attributes: { custom_options, ...(temporary_image_id && { temporary_image_id }) } },
  };
}
