import { z } from 'zod';
import { type StoreCode, storeCodes } from './stores.ts';

/** A text in every language of the shop. */
export const localText = <Text extends z.ZodType>(text: Text) =>
  z.object(Object.fromEntries(storeCodes.map((code) => [code, text])) as Record<StoreCode, Text>);
