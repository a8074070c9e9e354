const update = (element: HTMLElement) => {
  const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  if (scrolls) element.tabIndex = 0;
  else element.removeAttribute('tabindex');
};

/**
 * A ref for an element with `overflow: auto`: it becomes a tab stop while its content is larger than
 * itself, so that the keyboard can scroll it, and is none otherwise.
 */
export const scrollStop = (element: HTMLElement | null): (() => void) | undefined => {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => update(element));
  observer.observe(element);
  for (const child of element.children) observer.observe(child);
  update(element);
  return () => observer.disconnect();
};
