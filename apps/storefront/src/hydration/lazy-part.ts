import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { untilLoaded } from '#data/until-loaded.ts';

/** A component whose code is fetched when it is first shown. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await untilLoaded(load) }));
