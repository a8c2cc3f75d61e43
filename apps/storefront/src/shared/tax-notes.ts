import { useServices } from '#data/services.ts';

/** The sentences that stand instead of VAT, in the shopper's language. */
export function useTaxNotes(): { noVat: string | null; marginNote: string } {
  const { config, language } = useServices();
  const { note, marginNote } = config.shop.vat;
  return { noVat: note?.[language] ?? null, marginNote: marginNote[language] };
}
