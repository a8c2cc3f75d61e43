/** For whoever looks into the console. None of it is the shopper's business, and none of it is an error of the page. */
export function log(sentence: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants these things logged and nothing else
  console.info(sentence);
}
