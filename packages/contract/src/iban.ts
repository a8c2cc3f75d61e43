/** What remains when a valid number is divided by it is 1 (ISO 13616). */
const MODULUS = 97;

/** Whether the check digits fit; written with or without spaces. */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36));
  return digits.reduce((rest, value) => (rest * (value > 9 ? 100 : 10) + value) % MODULUS, 0) === 1;
}
