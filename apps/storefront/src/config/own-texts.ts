import type { PublicConfig } from './public-config.ts';

/** What a page of one store is told: not the own texts of the others. */
export function configForStore(config: PublicConfig, storeCode: string): PublicConfig {
  const { texts, ...rest } = config;
  const own = texts?.[storeCode];
  return own ? { ...rest, texts: { [storeCode]: own } } : rest;
}
