/** Links of the page are followed by the page itself; with a key held they open where the browser opens them. */

/** Whether a click on a link is meant for this page: not for another tab or window, nor for a file. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
