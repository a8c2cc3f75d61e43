import type { Concept } from '@brixel/catalog-index/lexicon';
import { colourWords } from './colour-words.ts';
import { goodsWords } from './goods-words.ts';
import { partWords } from './part-words.ts';

/** The words of brick shoppers, for all stores. An earlier concept wins where two share a name. */
export const vocabulary: readonly Concept[] = [...partWords, ...colourWords, ...goodsWords];
