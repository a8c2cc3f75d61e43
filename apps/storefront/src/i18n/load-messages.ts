import type { Area, Language } from '#config/text-areas.ts';
import { registerMessages } from './translate.ts';

interface MessagesModule {
  messages: Record<string, string>;
}

const files = import.meta.env.SSR
  ? import.meta.glob<MessagesModule>(
      './*/{core,consent,list,search,home,product,reviews,saved,cart,checkout,orders,outbox,withdrawal,newsletter,contact,account,builder,validation,offline}.ts',
    )
  : // no store speaks English, so browsers need not know those files
    import.meta.glob<MessagesModule>(
      './{de,it}/{core,consent,list,search,home,product,reviews,saved,cart,checkout,orders,outbox,withdrawal,newsletter,contact,account,builder,validation,offline}.ts',
    );

/** Fetches dictionaries of one language; each is a small file of its own and is fetched once. */
export async function loadMessages(language: Language, areas: readonly ('core' | Area)[]): Promise<void> {
  await Promise.all(
    areas.map(async (area) => {
      const file = await files[`./${language}/${area}.ts`]?.();
      if (file) registerMessages(language, file.messages);
    }),
  );
}
