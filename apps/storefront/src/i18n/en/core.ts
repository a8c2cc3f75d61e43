import { messages as catalog } from './catalog.ts';
import { messages as common } from './common.ts';
import { messages as errors } from './errors.ts';
import { messages as layout } from './layout.ts';

/** Texts that every page needs. */
export const messages = { ...common, ...layout, ...catalog, ...errors };
