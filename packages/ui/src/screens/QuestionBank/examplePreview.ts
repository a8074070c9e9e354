import { DEFAULT_STANDARD } from '@aosai/api/domain/languages';
import type { RoomQuestion } from '@aosai/api/contract/types';
import { weightOf } from '@aosai/api/domain/questions/keyOf';
import { FALSE_OPTION, hasBody, JUDGEMENT, type PROGRAMMING, TRUE_OPTION } from '@aosai/api/domain/questions/kinds';
import type { PreviewQuestion } from './bankQuestion.ts';
import type { DraftOf, QuestionDraft } from './questionDraft.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** As much Markdown as the stories write: paragraphs, fenced code, `code`. The server renders the real thing. */
const html = (markdown: string): string =>
  markdown
    .split('```')
    .map((text, place) =>
      place % 2 === 1
        ? `<pre><code>${escaped(text.slice(text.indexOf('\n') + 1).trimEnd())}</code></pre>`
        : text
            .split(/\n{2,}/)
            .filter((paragraph) => paragraph.trim() !== '')
            .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
            .join(''),
    )
    .join('');

const optionsOf = (options: readonly { id: string; text: string }[]) =>
  options.map(({ id, text }) => ({ id, html: html(text) }));

const taskOf = (draft: DraftOf<typeof PROGRAMMING>): RoomQuestion['programming'] => ({
  timeMs: draft.limits.timeMs,
  memoryKiB: draft.limits.memoryKiB,
  languages: draft.languages,
  standard: draft.standard ?? DEFAULT_STANDARD,
  fileIo: draft.fileIo ?? null,
  samples: draft.cases.filter(({ sample }) => sample),
  subtasks: draft.subtasks.map(({ id, points }) => ({
    id,
    points,
    caseCount: draft.cases.filter(({ subtaskId }) => subtaskId === id).length,
  })),
  caseCount: draft.cases.length,
});

const bodyOf = (draft: QuestionDraft): Partial<PreviewQuestion> => {
  if (hasBody(draft, 'options'))
    return { options: optionsOf(draft.options), rightAnswer: { kind: 'choice', optionIds: draft.answer } };
  if (hasBody(draft, 'judgement'))
    return {
      options: optionsOf(JUDGEMENT),
      rightAnswer: { kind: 'choice', optionIds: [draft.answer ? TRUE_OPTION : FALSE_OPTION] },
    };
  if (hasBody(draft, 'blanks')) return { blankCount: draft.answer.length, acceptedTexts: draft.answer };
  if (hasBody(draft, 'task')) return { title: draft.title || null, programming: taskOf(draft) };
  if (hasBody(draft, 'parts'))
    return {
      parts: draft.parts.map(({ id, stem, options, points }) => ({
        id,
        stemHtml: html(stem),
        options: optionsOf(options),
        points: weightOf({ options, points }),
      })),
      acceptedTexts: draft.parts.map(({ answer }) => [answer]),
    };
  return draft satisfies never;
};

/** What the server would make of a draft, for the stories. */
export const examplePreview = (draft: QuestionDraft, id: string): PreviewQuestion => ({
  id,
  no: 1,
  type: draft.type,
  points: 200,
  title: null,
  stemHtml: html(draft.stem),
  options: [],
  blankCount: 0,
  programming: null,
  rightAnswer: null,
  acceptedTexts: null,
  analysisHtml: draft.analysis === '' ? null : html(draft.analysis),
  ...bodyOf(draft),
});
