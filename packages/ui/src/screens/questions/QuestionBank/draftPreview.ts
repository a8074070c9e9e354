import { DEFAULT_STANDARD } from '@aosai/api/judging/languages';
import { weightOf } from '@aosai/api/questions/keyOf';
import { FALSE_OPTION, hasBody, JUDGEMENT, type PROGRAMMING, TRUE_OPTION } from '@aosai/api/questions/kinds';
import type { PreviewQuestion } from './bankQuestion.ts';
import type { DraftOf, QuestionDraft } from './questionDraft.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

/** Renders Markdown to safe HTML. */
type Render = (markdown: string) => string;

const optionsOf = (options: readonly { id: string; text: string }[], html: Render) =>
  options.map(({ id, text }) => ({ id, html: html(text) }));

const taskOf = (draft: DraftOf<typeof PROGRAMMING>): RoomQuestion['programming'] => ({
  timeMs: draft.limits.timeMs,
  memoryKiB: draft.limits.memoryKiB,
  languages: draft.languages,
  standard: draft.standard ?? DEFAULT_STANDARD,
  fileIo: draft.fileIo ?? null,
  samples: draft.cases
    .filter(({ sample }) => sample)
    .map(({ id, input = '', expected = '' }) => ({ id, input, expected })),
  subtasks: draft.subtasks.map(({ id, points }) => ({
    id,
    points,
    caseCount: draft.cases.filter(({ subtaskId }) => subtaskId === id).length,
  })),
  caseCount: draft.cases.length,
});

const bodyOf = (draft: QuestionDraft, html: Render): Partial<PreviewQuestion> => {
  if (hasBody(draft, 'options'))
    return { options: optionsOf(draft.options, html), rightAnswer: { kind: 'choice', optionIds: draft.answer } };
  if (hasBody(draft, 'judgement'))
    return {
      options: optionsOf(JUDGEMENT, html),
      rightAnswer: {
        kind: 'choice',
        optionIds: draft.answer === null ? [] : [draft.answer ? TRUE_OPTION : FALSE_OPTION],
      },
    };
  if (hasBody(draft, 'blanks')) return { blankCount: draft.answer.length, acceptedTexts: draft.answer };
  if (hasBody(draft, 'task')) return { title: draft.title || null, programming: taskOf(draft) };
  if (hasBody(draft, 'parts'))
    return {
      parts: draft.parts.map(({ id, stem, options, points }) => ({
        id,
        stemHtml: html(stem),
        options: optionsOf(options, html),
        points: weightOf({ options, points }),
      })),
      acceptedTexts: draft.parts.map(({ answer }) => [answer]),
    };
  return draft satisfies never;
};

/** Preview for students of a draft that the server has not rendered yet. */
export const draftPreview = (draft: QuestionDraft, id: string, html: Render): PreviewQuestion => ({
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
  ...(draft.videoFile && { videoFile: draft.videoFile }),
  ...bodyOf(draft, html),
});
