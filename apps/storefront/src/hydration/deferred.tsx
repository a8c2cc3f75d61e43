import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { latePart } from './hydrate-on-interaction.tsx';
import { keepInput } from './replay-early-input.ts';
import { AsItWas } from './server-html.tsx';

/**
 * Parts of the page below the first view. The server renders them as always; the browser fetches their code at the first
 * sign of a visitor, or when it has nothing else to do, and until then shows the server's HTML as it is.
 * `sooner`: something else that makes the part needed at once.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  sooner?: Promise<unknown>,
): ComponentType<Props> {
  const { Part, alive } = latePart(load, sooner);
  return function Deferred(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => (place.current ? keepInput(place.current, alive) : undefined), []);
    return (
      <div ref={place}>
        <Suspense fallback={<AsItWas place={place} />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}
