import type { RoomQuestion } from '@aosai/api/contract/types';
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

const JUDGE = [
  { id: 'T', html: '<p>正确</p>' },
  { id: 'F', html: '<p>错误</p>' },
];

const taskOf = (draft: DraftOf<'5'>): RoomQuestion['programming'] => ({
  timeMs: draft.limits.timeMs,
  memoryKiB: draft.limits.memoryKiB,
  languages: draft.languages,
  standard: draft.standard ?? 'c++14',
  fileIo: draft.fileIo ?? null,
  samples: draft.cases.filter(({ sample }) => sample),
  subtasks: draft.subtasks.map(({ id, points }) => ({
    id,
    points,
    caseCount: draft.cases.filter(({ subtaskId }) => subtaskId === id).length,
  })),
  caseCount: draft.cases.length,
});

const kindOf = (draft: QuestionDraft): Partial<PreviewQuestion> => {
  switch (draft.type) {
    case '1':
    case '2':
      return { options: optionsOf(draft.options), rightAnswer: { kind: 'choice', optionIds: draft.answer } };
    case '3':
      return { options: JUDGE, rightAnswer: { kind: 'choice', optionIds: [draft.answer ? 'T' : 'F'] } };
    case '4':
      return { blankCount: draft.answer.length, acceptedTexts: draft.answer };
    case '5':
      return { title: draft.title || null, programming: taskOf(draft) };
    case '6':
    case '7':
      return {
        parts: draft.parts.map(({ id, stem, options }) => ({ id, stemHtml: html(stem), options: optionsOf(options) })),
        acceptedTexts: draft.parts.map(({ answer }) => [answer]),
      };
    default:
      return draft satisfies never;
  }
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
  ...kindOf(draft),
});
