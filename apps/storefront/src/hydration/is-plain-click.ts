/** Of the DOM or of React: neither another button nor a key that asks the browser for a new tab or window. */
export const isPlainClick = (event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
