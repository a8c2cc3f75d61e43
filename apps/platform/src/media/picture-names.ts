import { ANY_COLOUR } from '@brixel/contract/office/part-picture-limits';
import type { ItemType } from '@brixel/exchange/lot';
import type { ArchivedPicture } from '../database/part-tables.ts';
import { plainItemNo } from './part-pictures.ts';

/** Goods that pictures may be named after. */
export interface NamedGoods {
  /** by the sku in small letters */
  skus: ReadonlyMap<string, string>;
  /** by the number in small letters */
  types: ReadonlyMap<string, ItemType>;
}

const PICTURE = /^(.+)\.(?:jpe?g|png|webp|avif|hei[cf])$/i;
const FURTHER = /^(.+)_([1-9]\d?)$/;
const COLOURED = /^(.+)-(\d{1,4})$/;

/** What a picture is for: a product by its sku, else a part by its number, with or without a colour. */
export function targetOf(
  name: string,
  { skus, types }: NamedGoods,
): ArchivedPicture['target'] | 'NOT_A_PICTURE' | 'NO_MATCH' {
  const [, stem] = PICTURE.exec(name.slice(name.lastIndexOf('/') + 1)) ?? [];
  if (stem === undefined) return 'NOT_A_PICTURE';
  const plain = plainItemNo(stem);
  const [, first = '', place] = FURTHER.exec(plain) ?? [];
  const sku = skus.get(plain) ?? skus.get(first);
  if (sku !== undefined) return { kind: 'product', sku, place: skus.has(plain) ? 1 : Number(place) };
  const [, number = '', colour] = COLOURED.exec(plain) ?? [];
  const itemType = types.get(plain);
  if (itemType) return { kind: 'part', itemType, itemNo: plain, colourNo: ANY_COLOUR };
  const colouredType = types.get(number);
  return colouredType ? { kind: 'part', itemType: colouredType, itemNo: number, colourNo: Number(colour) } : 'NO_MATCH';
}
