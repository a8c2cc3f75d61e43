/** For developers in the console; nothing of it concerns the shopper or is an error of the page. */
export function log(sentence: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants these things logged and nothing else
  console.info(sentence);
}
