const PRICE_FIELD = /^(original_|special_|final_)?price(_tax|_incl_tax)?$/;

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Older clients read `priceInclTax` where newer ones read `price_incl_tax`: the same prices under the older names. */
export function deprecatedPriceFields(fields: object): Record<string, unknown> {
  const prices = Object.entries(fields).filter(([name]) => PRICE_FIELD.test(name));
  return Object.fromEntries(prices.map(([name, value]) => [camelCase(name), value]));
}

/** The newer name behind an older one, also below another field; other names stay. */
export function currentPriceField(name: string): string {
  const current = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return PRICE_FIELD.test(current.split('.').at(-1) ?? '') ? current : name;
}
