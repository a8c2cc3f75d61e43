import { LinkProvider } from '@brixel/ui/link.tsx';
import type { ReactNode } from 'react';
import { ServicesContext, useServices } from '#data/services.ts';
import { usePage } from '#router/hooks.ts';
import { NavigatorContext, PageContext, useContextOf } from '#router/router-view.tsx';
import { RouterLink } from './router-link.tsx';

type Render = (node: ReactNode) => string;

/** About ten megabytes of product cards. */
const LIMIT = 2000;

let render: Render | undefined;
/** HTML by what it was made of; what was used last stands last. */
const rendered = new Map<string, string>();
/** What the owner sets shows in it too, so with another configuration all of it is made anew. */
let renderedWith: object | undefined;

/** The server offers React's renderer; browsers have none, and take over what the server has rendered. */
export function offerRenderer(renderToString: Render): void {
  render = renderToString;
}

/**
 * The server's HTML of a part that many pages show alike, rendered once. `source` names everything that it is made of but the
 * store. null: it is rendered with its page. A browser hydrates it like any other part, so it must not contain `useId`, nor
 * pictures of the first view, for which React writes into the head.
 */
export function useRenderedOnce(source: string, content: () => ReactNode): string | null {
  const services = useServices();
  const page = usePage();
  const navigator = useContextOf(NavigatorContext);
  // while developing, the code that rendered it may have changed
  if (!render || services.config.development) return null;
  if (renderedWith !== services.config) rendered.clear();
  renderedWith = services.config;
  const key = services.store.storeCode + source;
  const known = rendered.get(key);
  rendered.delete(key);
  const html =
    known ??
    render(
      <ServicesContext value={services}>
        <NavigatorContext value={navigator}>
          <PageContext value={page}>
            <LinkProvider component={RouterLink}>{content()}</LinkProvider>
          </PageContext>
        </NavigatorContext>
      </ServicesContext>,
    );
  rendered.set(key, html);
  const [oldest] = rendered.keys();
  if (rendered.size > LIMIT && oldest !== undefined) rendered.delete(oldest);
  return html;
}
