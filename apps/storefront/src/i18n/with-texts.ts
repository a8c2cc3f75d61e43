import type { Area } from '#config/text-areas.ts';
import { pageServices } from '#data/page-services.ts';
import { loadMessages } from './load-messages.ts';

/** Fetches the code of a section together with its texts, so that neither weighs on the first view. The server has all texts. */
export const withTexts =
  <Part>(areas: readonly Area[], load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    if (import.meta.env.SSR) return load();
    const texts = pageServices.then(({ language }) => loadMessages(language, areas));
    const [part] = await Promise.all([load(), texts]);
    return part;
  };
