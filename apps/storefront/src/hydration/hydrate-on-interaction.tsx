import { type ComponentType, useEffect } from 'react';
import { lazyPart } from './lazy-part.ts';
import { visitorOrQuiet } from './visitor-activity.ts';

export interface LatePart<Props> {
  Part: ComponentType<Props>;
  /** resolves when React has taken the part over from the server's HTML */
  alive: Promise<void>;
}

/** A part that the server renders at once, while the browser fetches its code at the first sign of a visitor. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  sooner?: Promise<unknown>,
): LatePart<Props> {
  let takeOver = (): void => {};
  const alive = new Promise<void>((resolve) => {
    takeOver = resolve;
  });
  const Part = lazyPart(async () => {
    if (!import.meta.env.SSR) await Promise.race([visitorOrQuiet(), ...(sooner ? [sooner] : [])]);
    const Loaded = await load();
    const Alive = (props: Props) => {
      useEffect(takeOver, []);
      return <Loaded {...props} />;
    };
    return Alive;
  });
  return { Part: Part as ComponentType<Props>, alive };
}
