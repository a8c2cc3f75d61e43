/** Pieces in every set, as counted from the models. */
import type { ModelKey } from '../../pictures.ts';

export const PIECE_COUNTS: Readonly<Record<ModelKey, number>> = {
  lighthouse: 512,
  dachshund: 286,
  espresso: 397,
  cactus: 184,
  rocket: 418,
  hut: 864,
  gelato: 274,
  windmill: 596,
  sailboat: 342,
  cat: 318,
  pizza: 366,
  balloon: 458,
  tram: 702,
  snowman: 221,
  duck: 168,
  campervan: 547,
  castle: 1648,
  whale: 389,
};
