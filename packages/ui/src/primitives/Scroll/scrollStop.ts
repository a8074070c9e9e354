const update = (element: HTMLElement) => {
  const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  if (scrolls) element.tabIndex = 0;
  else element.removeAttribute('tabindex');
};

/**
 * A ref for an element with `overflow: auto`: makes it a tab stop only while its content overflows, so that the
 * keyboard can scroll it.
 */
export const scrollStop = (element: HTMLElement | null): (() => void) | undefined => {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => update(element));
  observer.observe(element);
  for (const child of element.children) observer.observe(child);
  update(element);
  return () => observer.disconnect();
};
