import { type AnimationBlock, animationPlaceAt } from './animationBlocks.ts';
import type { MarkdownParser } from './markdownParser.ts';

/** Name of the element that holds an animation; the sanitizer keeps it. */
export const ANIMATION_CLASS = 'lesson-animation';

const isAnimation = (value: unknown): value is AnimationBlock => typeof value === 'object' && value !== null;

/**
 * A markdown-it plugin for the block `:::animation`. It writes name and data as plain HTML; `animationParts` finds them
 * again. An animation with faults stays ordinary text.
 */
export function animationMarkdown(md: MarkdownParser): void {
  const { escapeHtml } = md.utils;
  /** Lines of the text rendered last, so that a text full of openings is split once. */
  let split = { src: '', lines: [''] };
  md.block.ruler.before(
    'fence',
    'animation',
    (state, from, _to, silent) => {
      if (!state.src.startsWith(':::', state.bMarks[from] ?? 0)) return false;
      if (split.src !== state.src) split = { src: state.src, lines: state.src.split('\n') };
      const place = animationPlaceAt(split.lines, from);
      if (!place?.block) return false;
      if (silent) return true;
      const token = state.push('animation', '', 0);
      token.meta = place.block;
      token.block = true;
      state.line = place.to + 1;
      return true;
    },
    { alt: ['paragraph'] },
  );
  md.renderer.rules['animation'] = (tokens: { meta: unknown }[], at: number): string => {
    const block = tokens[at]?.meta;
    if (!isAnimation(block)) return '';
    return [
      `<section class="${ANIMATION_CLASS}">\n`,
      `<p>动画：${escapeHtml(block.name)}</p>\n`,
      `<pre><code class="language-animation">${escapeHtml(block.data)}\n</code></pre>\n`,
      '</section>\n',
    ].join('');
  };
}
