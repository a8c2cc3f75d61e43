/** Article numbers of everything that is not a single part. */
import type { MosaicSize } from '@brixel/mosaic/formats';
import type { BoxKey, ModelKey, PileKey } from '../pictures.ts';

const MODEL_CODES: Readonly<Record<ModelKey, string>> = {
  lighthouse: 'LEUCHTTURM',
  dachshund: 'DACKEL',
  espresso: 'ESPRESSO',
  cactus: 'KAKTUS',
  rocket: 'RAKETE',
  hut: 'BERGHUETTE',
  gelato: 'GELATO',
  windmill: 'WINDMUEHLE',
  sailboat: 'SEGELBOOT',
  cat: 'KATZE',
  pizza: 'PIZZA',
  balloon: 'BALLON',
  tram: 'TRAM',
  snowman: 'SCHNEEMANN',
  duck: 'ENTE',
  campervan: 'CAMPINGBUS',
  castle: 'BURG',
  whale: 'WAL',
};

const BOX_CODES: Readonly<Record<BoxKey, string>> = {
  rainbow: 'REGENBOGEN',
  pastel: 'PASTELL',
  earth: 'ERDE',
  sea: 'MEER',
  forest: 'WALD',
  sunset: 'ABENDROT',
  grey: 'GRAU',
  trans: 'KLAR',
};

const PILE_CODES: Readonly<Record<PileKey, string>> = {
  mixed: 'KUNTERBUNT',
  rainbow: 'REGENBOGEN',
  pastel: 'PASTELL',
  earth: 'ERDE',
  sea: 'MEER',
  forest: 'WALD',
  sunset: 'ABENDROT',
  mono: 'SCHWARZWEISS',
  winter: 'WINTER',
  trans: 'KLAR',
};

export const setSku = (model: ModelKey): string => `BX-SET-${MODEL_CODES[model]}`;
export const instructionsSku = (model: ModelKey): string => `BX-PLAN-${MODEL_CODES[model]}`;
export const boxSku = (key: BoxKey): string => `BX-BOX-${BOX_CODES[key]}`;
export const fillingSku = (key: BoxKey, pieces: number): string => `BX-FUELLUNG-${BOX_CODES[key]}-${pieces}`;
export const refillSku = (key: PileKey): string => `BX-NACHFUELL-${PILE_CODES[key]}`;
export const mosaicSku = (size: MosaicSize): string => `BX-MOSAIK-${size.toUpperCase()}`;
