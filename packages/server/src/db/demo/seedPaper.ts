import { and, eq } from 'drizzle-orm';
import type { PaperSource, ProgrammingSource, QuestionSource } from '@aosai/api/domain/paperSource';
import { POINT } from '@aosai/api/domain/points';
import { FALSE_OPTION, TRUE_OPTION } from '@aosai/api/domain/questionTypes';
import type { AnswerKey } from '@aosai/api/domain/scoring';
import { renderInlineMarkdown, renderMarkdown } from '../markdown/markdown.ts';
import { newId } from '../newId.ts';
import type { Db } from '../open.ts';
import { examPaper, type PaperSection, type ProgrammingSpec, question, questionVersion } from '../schema/exam.ts';
import { demoRow } from './demoRow.ts';

type NewVersion = typeof questionVersion.$inferInsert;
export type PaperRow = typeof examPaper.$inferSelect;

function optionsOf(source: QuestionSource): NewVersion['options'] {
  switch (source.type) {
    case '1':
    case '2':
      return source.options.map(({ id, text }) => ({ id, text, html: renderInlineMarkdown(text) }));
    case '3':
      return [
        { id: TRUE_OPTION, text: '正确', html: '正确' },
        { id: FALSE_OPTION, text: '错误', html: '错误' },
      ];
    case '4':
    case '5':
      return [];
    default:
      return source satisfies never;
  }
}

function keyOf(source: QuestionSource): AnswerKey | null {
  switch (source.type) {
    case '1':
    case '2':
      return { kind: 'choice', optionIds: source.answer };
    case '3':
      return { kind: 'choice', optionIds: [source.answer ? TRUE_OPTION : FALSE_OPTION] };
    case '4':
      return { kind: 'text', accepted: source.answer };
    case '5':
      return null;
    default:
      return source satisfies never;
  }
}

function specOf(source: ProgrammingSource): ProgrammingSpec {
  const { limits, languages, standard, compare, fileIo, standardIoToo, formatCounts, subtasks, cases } = source;
  return {
    limits,
    languages,
    standard: standard ?? 'c++14',
    compare,
    fileIo: fileIo ?? null,
    standardIoToo,
    formatCounts,
    subtasks,
    cases,
  };
}

function versionOf(appId: string, now: Date, source: QuestionSource): NewVersion {
  const { type, stem, analysis, difficulty, tags } = source;
  return {
    ...demoRow(appId, now),
    questionId: newId(),
    versionNo: 1,
    type,
    title: type === '5' ? source.title : null,
    stem,
    stemHtml: renderMarkdown(stem),
    options: optionsOf(source),
    answerKey: keyOf(source),
    analysis,
    analysisHtml: renderMarkdown(analysis),
    difficulty,
    tags,
    programming: type === '5' ? specOf(source) : null,
  };
}

async function findPaper(db: Db, appId: string, key: string): Promise<PaperRow | null> {
  const [row] = await db
    .select()
    .from(examPaper)
    .where(and(eq(examPaper.appId, appId), eq(examPaper.key, key)));
  return row ?? null;
}

/** Puts a paper with its questions into the database, once; later starts find it there. */
export async function seedPaper(db: Db, appId: string, now: Date, source: PaperSource): Promise<PaperRow> {
  const known = await findPaper(db, appId, source.key);
  if (known) return known;
  const questions = source.sections.flatMap((section) =>
    section.questions.map((one) => ({ key: one.key, version: versionOf(appId, now, one) })),
  );
  const versionOfKey = new Map(questions.map(({ key, version }) => [key, version.id]));
  const sections = source.sections.map(({ name, type, pointsEach, questions: own }): PaperSection => ({
    name,
    type,
    items: own.map(({ key }) => ({ questionVersionId: versionOfKey.get(key) ?? '', points: pointsEach })),
  }));
  return db.transaction(async (tx) => {
    for (const { key, version } of questions) {
      await tx.insert(questionVersion).values(version);
      await tx.insert(question).values({
        ...demoRow(appId, now),
        id: version.questionId,
        key,
        type: version.type,
        currentVersionId: version.id,
      });
    }
    const [paper] = await tx
      .insert(examPaper)
      .values({
        ...demoRow(appId, now),
        key: source.key,
        title: source.title,
        template: source.template,
        sections,
        totalPoints: sections.flatMap(({ items }) => items).reduce((sum, { points }) => sum + points, 0),
        passPoints: source.passScore * POINT,
        durationMin: source.durationMin,
        // Analyses name options by their letters, and a class talks about question 7: both stay where they are.
        shuffle: { section: false, question: false, option: false },
        scorePolicy: source.scorePolicy,
        feedback: source.feedback,
      })
      .returning();
    if (!paper) throw new Error(`the demo paper ${source.key} was not stored`);
    return paper;
  });
}
