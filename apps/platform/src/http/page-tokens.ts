/** The few pages that the platform itself shows stand alone, so they have their few tokens here: light, and dark by the browser's wish. */
export const pageTokens = `
  color-scheme: light dark;
  --canvas: light-dark(#ffffff, #062024);
  --panel: light-dark(#f4f7f6, #0b2c32);
  --line: light-dark(#d3dddc, #1d474e);
  --ink: light-dark(#0c2328, #eaf3f2);
  --ink-2: light-dark(#3a5055, #b5c9c8);
  --link: light-dark(#00656d, #74c7c4);
`;
