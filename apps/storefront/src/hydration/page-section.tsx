import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { latePart } from './hydrate-on-interaction.tsx';
import { keepInput } from './replay-early-input.ts';
import { AsItWas } from './server-html.tsx';

export interface PagePart<Props> {
  Part: ComponentType<Props>;
  /** for the page's loader: with it the part is drawn at once when the page is reached from another one */
  ready: () => Promise<unknown>;
}

/**
 * The main part of a page, which the server renders in full and which needs its code only when somebody uses it. Like
 * `deferred`, but on the way from page to page it never appears later than the rest: scrolling back to where one was
 * needs the page at its full height.
 */
export function pagePart<Props extends object>(load: () => Promise<ComponentType<Props>>): PagePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const ready = async (): Promise<ComponentType<Props>> => {
    loaded ??= await load();
    return loaded;
  };

  const { Part: Later, alive } = latePart(ready);

  function Part(props: Props) {
    // decided once: taking over what the server sent must stay what it began as, and the server always begins so
    const [Ready] = useState(() => (import.meta.env.SSR ? undefined : loaded));
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => (place.current ? keepInput(place.current, alive) : undefined), []);
    if (Ready) return <Ready {...props} />;
    return (
      <div ref={place}>
        <Suspense fallback={<AsItWas place={place} />}>
          <Later {...props} />
        </Suspense>
      </div>
    );
  }
  return { Part, ready };
}
