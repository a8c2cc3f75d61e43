/** `Hauptstr. 12a`, `Via Roma, 12/B`, `Straße des 17. Juni 135`: the house number is the figure at the end. */
const STREET_AND_NUMBER =
  /^(?<street>.*\p{L}.*?)(?:[\s,]+|(?<=\.))(?<houseNumber>\d{1,5}(?:\s?[a-z])?(?:\s?[-–/+]\s?(?:\d{1,5}\s?[a-z]?|[a-z]))?)$/iu;

/** Street and house number of one line; null where it ends with no number. */
export function splitStreet(line: string): { street: string; houseNumber: string } | null {
  const { street, houseNumber } = STREET_AND_NUMBER.exec(line.trim())?.groups ?? {};
  return street && houseNumber ? { street, houseNumber } : null;
}
