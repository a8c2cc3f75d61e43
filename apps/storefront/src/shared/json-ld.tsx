/** JSON that may stand inside a script element: no `</script>`, no comment start, no line separators. */
export const toScriptSafeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Structured data for search engines. */
export const JsonLd = ({ data }: { data: Record<string, unknown> }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: toScriptSafeJson(data) }}
  />
);
