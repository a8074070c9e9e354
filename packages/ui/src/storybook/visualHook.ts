/** Storybook's parameters for axe, as far as they are set here. */
export interface A11y {
  options?: object;
  config?: { rules?: readonly { id: string; enabled: boolean }[] };
}

/** What the hooks ask of Storybook's context. */
export interface VisualStory {
  id: string;
  title: string;
  tags: readonly string[];
  parameters: { layout?: string; a11y?: A11y };
}

declare global {
  /** Set only by the visual run's setup file: compares the page with the story's baseline. */
  var aosaiCompareScreenshot: ((storyId: string) => Promise<void>) | undefined;
  /** Set in a run that compares some pictures only: whether the story's is among them. */
  var aosaiIsCompared: ((story: VisualStory) => boolean) | undefined;
  /** Set in a run against another commit: a story without a picture there is new. */
  var aosaiMayBeNew: boolean | undefined;
}

/** Before a story of a visual run: the margin of Storybook's own page, and room for what floats over a small story. */
export const frameStory = ({ parameters }: VisualStory): void => {
  if (!globalThis.aosaiCompareScreenshot) return;
  document.body.style.padding = parameters.layout === 'fullscreen' ? '0' : '16px';
  document.body.style.minHeight = '100dvh';
};

/** After a story: its screenshot in a visual run. A `.test()` shares its parent's id, so it takes none. Nor does `no-visual`: it looks like another. */
export const takeScreenshot = async (story: VisualStory): Promise<void> => {
  const { id, tags } = story;
  if (globalThis.aosaiIsCompared?.(story) === false) return;
  if (tags.includes('test-fn') || tags.includes('no-visual')) return;
  await globalThis.aosaiCompareScreenshot?.(id);
};
