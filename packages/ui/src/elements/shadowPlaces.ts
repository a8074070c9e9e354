/** The parts of a shadow root, in this order: a later style sheet (the accent) wins over an earlier one. */
export interface ShadowPlaces {
  styles: HTMLElement;
  content: HTMLElement;
  /** For what floats: dialogs, tooltips, lists. */
  floats: HTMLElement;
}

const place = (root: ShadowRoot, kind?: string): HTMLElement => {
  const element = document.createElement('div');
  if (kind !== undefined) {
    element.dataset['ao'] = kind;
    // The page may be in another language; a Chinese face is chosen by this one.
    element.lang = 'zh-CN';
  }
  root.append(element);
  return element;
};

export const shadowPlaces = (root: ShadowRoot): ShadowPlaces => ({
  styles: place(root),
  content: place(root, 'content'),
  floats: place(root, 'floats'),
});
