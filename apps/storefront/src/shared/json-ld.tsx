import { useServices } from '#data/services.ts';
import { toScriptSafeJson } from '#shared/script-safe-json.ts';

/** Structured data for search engines. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const { nonce } = useServices();
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: toScriptSafeJson(data) }}
    />
  );
}
