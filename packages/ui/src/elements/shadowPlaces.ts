/** The roots in a shadow root, in this order: a later style sheet (the accent) overrides an earlier one. */
export interface ShadowPlaces {
  styles: HTMLElement;
  content: HTMLElement;
  /** Root of dialogs and lists. */
  floats: HTMLElement;
}

const place = (root: ShadowRoot, kind?: string): HTMLElement => {
  const element = document.createElement('div');
  if (kind !== undefined) {
    element.dataset['ao'] = kind;
    // `ao-question::part(content)` is how a page styles what variables do not reach.
    element.part.add(kind);
    // Selects Chinese glyphs even when the page is in another language.
    element.lang = 'zh-CN';
  }
  root.append(element);
  return element;
};

/** Creates the roots in an empty shadow root. */
export const shadowPlaces = (root: ShadowRoot): ShadowPlaces => ({
  styles: place(root),
  content: place(root, 'content'),
  floats: place(root, 'floats'),
});
