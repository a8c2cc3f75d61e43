type Constant = string | number;

/**
 * The text of a script in the page, for what cannot wait until the page's code has loaded. The function is cut off from its
 * module: it may use its arguments and what the browser has, nothing else. Indentation is left out, as it comes with every page.
 */
export const inlineScript = <Arguments extends Constant[]>(
  run: (...args: Arguments) => void,
  ...args: Arguments
): string => `(${String(run).replace(/\n\s+/g, '\n')})(${args.map((value) => JSON.stringify(value)).join()})`;
