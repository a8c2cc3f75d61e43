/** Whether a check mark on this colour has to be dark: relative luminance, weighted as the eye does. */
export function isLightColour(hex: string): boolean {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150;
}
