/** The part of Storybook's axe parameters that is set here. */
export interface A11y {
  disable?: boolean;
  options?: object;
  config?: { rules?: readonly { id: string; enabled: boolean }[] };
}

/** The part of Storybook's context that the hooks use. */
export interface VisualStory {
  id: string;
  tags: readonly string[];
  parameters: { layout?: string; a11y?: A11y };
}

/** What a run does of the stories that draws only today's share of them. */
interface StoryShare {
  /** Skips a story of another day. */
  beforeStory(story: VisualStory): void;
  /** Whether axe and narrow windows follow the story. */
  checksPage(story: VisualStory): boolean;
  measuresContrast(story: VisualStory): boolean;
}

declare global {
  /** Set only by the visual run's setup file: compares the page with the story's baseline. */
  var aosaiCompareScreenshot: ((storyId: string) => Promise<void>) | undefined;
  /** Set in a run that compares only some screenshots: whether the story's is among them. */
  var aosaiIsCompared: ((story: VisualStory) => boolean) | undefined;
  /** Set in a run that draws only today's share of the stories. */
  var aosaiShare: StoryShare | undefined;
  /** Set in a run against another commit: a story without a screenshot there is new. */
  var aosaiMayBeNew: boolean | undefined;
}

/**
 * Whether git keeps the story's picture: foundations, primitives, and stories tagged `key`, one or two for each screen
 * and pattern.
 */
export const hasPictureInGit = ({ id, tags }: VisualStory): boolean =>
  /^(?:foundations|primitives)-/u.test(id) || tags.includes('key');

/**
 * Runs before a story in a visual run: sets the margin of Storybook's page, and room for floating parts over a small
 * story.
 */
export const frameStory = ({ parameters }: VisualStory): void => {
  if (!globalThis.aosaiCompareScreenshot) return;
  document.body.style.padding = parameters.layout === 'fullscreen' ? '0' : '16px';
  document.body.style.minHeight = '100dvh';
};

/** Long, since a busy machine takes its time over a part's code. */
const PARTS_MS = 10_000;

/**
 * A part loaded on demand shows a placeholder first, and the picture is of what comes after. A story that shows its
 * placeholders for good has `loading` in its name.
 */
async function partsAreLoaded({ id }: VisualStory): Promise<void> {
  if (id.includes('loading') || id.includes('skeleton')) return;
  const until = performance.now() + PARTS_MS;
  while (document.querySelector('[data-skeleton]') && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Runs after a story and compares its screenshot in a visual run. A `.test()` shares its parent's id, so it has none;
 * nor has `no-visual`, which looks like another story.
 */
export const takeScreenshot = async (story: VisualStory): Promise<void> => {
  const { id, tags } = story;
  if (globalThis.aosaiIsCompared?.(story) === false) return;
  if (tags.includes('test-fn') || tags.includes('no-visual')) return;
  if (!globalThis.aosaiCompareScreenshot) return;
  await partsAreLoaded(story);
  await globalThis.aosaiCompareScreenshot(id);
};
