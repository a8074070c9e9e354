import { animationMarkdown } from './animationMarkdown.ts';
import { type LessonBlock, lessonPlaceAt } from './lessonBlocks.ts';
import type { MarkdownParser } from './markdownParser.ts';

/** Names of the blocks' elements, the only classes that the sanitizer keeps on a section. */
export const LESSON_CLASSES = { predict: 'lesson-predict', gap: 'lesson-gap' } as const satisfies Record<
  LessonBlock['kind'],
  string
>;

const isLesson = (value: unknown): value is LessonBlock => typeof value === 'object' && value !== null;

/**
 * A markdown-it plugin for the blocks `:::predict`, `:::gap` and `:::animation`. It writes plain HTML that reads well without scripts;
 * `lessonParts` finds the blocks in it again. A block with faults stays ordinary text.
 */
export function lessonMarkdown(md: MarkdownParser): void {
  animationMarkdown(md);
  const { escapeHtml } = md.utils;
  const program = (name: string, text: string) =>
    `<pre><code class="language-${name}">${escapeHtml(text.endsWith('\n') ? text : `${text}\n`)}</code></pre>\n`;
  const list = (tag: 'ul' | 'ol', items: readonly string[]) =>
    items.length === 0 ? '' : `<${tag}>\n${items.map((one) => `<li>${escapeHtml(one)}</li>\n`).join('')}</${tag}>\n`;

  /** Lines of the text rendered last, so that a text full of openings is split once. */
  let split = { src: '', lines: [''] };
  md.block.ruler.before(
    'fence',
    'lesson',
    (state, from, _to, silent) => {
      if (!state.src.startsWith(':::', state.bMarks[from] ?? 0)) return false;
      if (split.src !== state.src) split = { src: state.src, lines: state.src.split('\n') };
      const place = lessonPlaceAt(split.lines, from);
      if (!place?.block) return false;
      if (silent) return true;
      const token = state.push('lesson', '', 0);
      token.meta = place.block;
      token.block = true;
      state.line = place.to + 1;
      return true;
    },
    { alt: ['paragraph'] },
  );
  md.renderer.rules['lesson'] = (tokens: { meta: unknown }[], at: number): string => {
    const block = tokens[at]?.meta;
    if (!isLesson(block)) return '';
    return [
      `<section class="${LESSON_CLASSES[block.kind]}">\n`,
      md.render(block.question),
      program(block.language, block.program),
      block.input === '' ? '' : program('input', block.input),
      list('ul', block.options),
      `<details><summary>${block.kind === 'gap' ? '看答案' : '看输出'}</summary>\n`,
      list('ol', block.gaps),
      program('output', block.output),
      md.render(block.note),
      '</details>\n</section>\n',
    ].join('');
  };
}
