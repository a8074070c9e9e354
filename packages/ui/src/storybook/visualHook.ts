interface Story {
  id: string;
  tags: readonly string[];
  parameters: { layout?: string };
}

declare global {
  /** Set only by the visual run's setup file: compares the page with the story's baseline. */
  var aosaiCompareScreenshot: ((storyId: string) => Promise<void>) | undefined;
}

/** Before a story of a visual run: the margin that Storybook's own page gives around it. */
export const frameStory = ({ parameters }: Story): void => {
  if (globalThis.aosaiCompareScreenshot)
    document.body.style.padding = parameters.layout === 'fullscreen' ? '0' : '16px';
};

/** After a story: its screenshot in a visual run. A `.test()` shares its parent's id, so it takes none. */
export const takeScreenshot = async ({ id, tags }: Story): Promise<void> => {
  if (tags.includes('test-fn') || tags.includes('no-visual')) return;
  await globalThis.aosaiCompareScreenshot?.(id);
};
