import { DEFAULT_STANDARD, type CppStandard } from '@aosai/api/judging/languages';
import { keyOf } from '@aosai/api/questions/keyOf';
import { hasBody, JUDGEMENT } from '@aosai/api/questions/kinds';
import type { KeptSource, OptionSource } from '@aosai/api/questions/source';
import { renderInlineMarkdown, renderMarkdown } from '../../kit/markdown/markdown.ts';
import type { questionVersion } from '../../db/schema/exam.ts';
import type { ProgrammingSpec, StoredOption } from '../../db/schema/storedQuestion.ts';

type NewVersion = typeof questionVersion.$inferInsert;

/** The columns of a version that hold its content. */
export type QuestionContent = Pick<
  NewVersion,
  | 'type'
  | 'title'
  | 'stem'
  | 'stemHtml'
  | 'options'
  | 'parts'
  | 'answerKey'
  | 'analysis'
  | 'analysisHtml'
  | 'videoFile'
  | 'difficulty'
  | 'tags'
  | 'programming'
>;

const rendered = (options: readonly OptionSource[]): StoredOption[] =>
  options.map(({ id, text }) => ({ id, text, html: renderInlineMarkdown(text) }));

type KeptTask = Extract<KeptSource, { cases: unknown }>;

function optionsOf(source: KeptSource): StoredOption[] {
  if (hasBody(source, 'options')) return rendered(source.options);
  return hasBody(source, 'judgement') ? rendered(JUDGEMENT) : [];
}

function partsOf(source: KeptSource): NewVersion['parts'] {
  if (!hasBody(source, 'parts')) return [];
  return source.parts.map(({ id, stem, options }) => ({
    id,
    stem,
    stemHtml: renderMarkdown(stem),
    options: rendered(options),
  }));
}

function specOf(source: KeptTask, paperStandard: CppStandard): ProgrammingSpec {
  const {
    limits,
    languages,
    standard,
    compare,
    fileIo,
    standardIoToo,
    formatCounts,
    samplesScore,
    hints,
    templates,
    subtasks,
    cases,
  } = source;
  return {
    limits,
    languages,
    standard: standard ?? paperStandard,
    compare,
    fileIo: fileIo ?? null,
    standardIoToo,
    formatCounts,
    samplesScore,
    hints,
    templates,
    subtasks,
    cases,
  };
}

/**
 * Converts the source of a question to its stored form: texts with their HTML, and the key. Bank, imports and demo all
 * come here, after `keepTestData`. `paperStandard` is for tasks that name no standard.
 */
export function questionContent(source: KeptSource, paperStandard: CppStandard = DEFAULT_STANDARD): QuestionContent {
  const { type, stem, analysis, difficulty, tags, videoFile } = source;
  return {
    type,
    title: hasBody(source, 'task') ? source.title : null,
    stem,
    stemHtml: renderMarkdown(stem),
    options: optionsOf(source),
    parts: partsOf(source),
    answerKey: keyOf(source),
    analysis,
    analysisHtml: renderMarkdown(analysis),
    ...(videoFile !== undefined && { videoFile }),
    difficulty,
    tags,
    programming: hasBody(source, 'task') ? specOf(source, paperStandard) : null,
  };
}
