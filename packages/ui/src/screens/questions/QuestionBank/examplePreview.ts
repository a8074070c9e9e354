import type { PreviewQuestion } from './bankQuestion.ts';
import { draftPreview } from './draftPreview.ts';
import type { QuestionDraft } from './questionDraft.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Renders the Markdown used in the stories: paragraphs, fenced code with a language, `code`. In the app the server
 * renders it.
 */
const html = (markdown: string): string =>
  markdown
    .split('```')
    .map((text, place) =>
      place % 2 === 1
        ? `<pre><code class="language-${text.slice(0, text.indexOf('\n'))}">${escaped(text.slice(text.indexOf('\n') + 1).trimEnd())}</code></pre>`
        : text
            .split(/\n{2,}/)
            .filter((paragraph) => paragraph.trim() !== '')
            .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
            .join(''),
    )
    .join('');

/** Renders a draft for the stories, as the server would. */
export const examplePreview = (draft: QuestionDraft, id: string): PreviewQuestion => draftPreview(draft, id, html);
