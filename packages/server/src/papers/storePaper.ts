import { setImmediate } from 'node:timers/promises';
import { AppError } from '@aosai/api/kit/errors';
import { dateText } from '@aosai/api/kit/beijing';
import { standardOf } from '@aosai/api/judging/languages';
import { type PaperSource, pointsIn } from '@aosai/api/papers/paperSource';
import { templateOn } from '@aosai/api/questions/paperTemplates';
import { POINT } from '@aosai/api/kit/points';
import { faultsOf } from '@aosai/api/questions/faultsOf';
import { QUESTION } from '@aosai/api/questions/bank';
import { hasBody, kindOf } from '@aosai/api/questions/kinds';
import type { Db } from '../db/open.ts';
import { examPaper, type PaperSection } from '../db/schema/exam.ts';
import { createQuestions, prepareQuestion } from '../questions/bank/createQuestion.ts';
import { storeTestData } from '../questions/testData/storeCases.ts';
import type { TestDataStore } from '../adapters/testData/testDataStore.ts';

export type PaperRow = typeof examPaper.$inferSelect;

type BaseRow = Pick<typeof examPaper.$inferInsert, 'appId' | 'id' | 'orgId' | 'createdBy' | 'createdAt' | 'updatedAt'>;

function refuseFaults(source: PaperSource): void {
  const faults = source.sections.flatMap(({ name, type, pointsEach, questions }) =>
    questions.flatMap((one, place) => {
      const unlike = one.type === type ? [] : [`这一节是${kindOf(type).label}题`];
      const unscored = pointsEach !== undefined || hasBody(one, 'parts') ? [] : ['没有分值'];
      return [...unlike, ...unscored, ...faultsOf(one)].map((fault) => `${name}第 ${place + 1} 题：${fault}`);
    }),
  );
  if (faults.length > 0) throw new AppError('VALIDATION', { path: 'sections', detail: faults.join('；') });
}

/**
 * Stores the test data of a paper's questions and prepares their rows, the step before `storePaper`. Throws VALIDATION
 * with what is wrong with its questions.
 */
export async function keepPaper(testData: TestDataStore, source: PaperSource) {
  refuseFaults(source);
  const standard = standardOf(source.template);
  const sections = source.sections.map(async (section) => ({
    section,
    questions: await Promise.all(
      section.questions.map(async (given) => {
        const one = await storeTestData(testData, given);
        // After other work that waits for this thread.
        await setImmediate();
        return { one, prepared: prepareQuestion(one, { standard }), points: pointsIn(section, given) };
      }),
    ),
  }));
  return { source, sections: await Promise.all(sections) };
}

export type KeptPaper = Awaited<ReturnType<typeof keepPaper>>;

/** Stores a paper with its questions; `baseRow` makes the columns that every row has, with a new id each time. */
export async function storePaper(
  db: Db,
  baseRow: () => BaseRow,
  { source, sections: kept }: KeptPaper,
): Promise<PaperRow> {
  return db.transaction(async (tx) => {
    const { appId, orgId = null, createdBy = null, createdAt: now } = baseRow();
    const stage = templateOn(source.template, dateText(now.toISOString()))?.stage ?? null;
    const head = { orgId, ownerId: null, status: QUESTION.ready, stage, usedCount: 1 as const };
    const all = kept.flatMap(({ questions }) => questions);
    const made = await createQuestions(
      tx,
      { appId, now, actorId: createdBy },
      all.map(({ one, prepared }) => ({ source: one, given: { ...head, key: one.key, prepared } })),
    );
    const items = made.map(({ versionId }, at) => ({ questionVersionId: versionId, points: all[at]?.points ?? 0 }));
    const stored = kept.map(({ section, questions }): PaperSection => {
      const { name, type } = section;
      return { name, type, items: items.splice(0, questions.length) };
    });
    const [paper] = await tx
      .insert(examPaper)
      .values({
        ...baseRow(),
        key: source.key,
        title: source.title,
        template: source.template,
        sections: stored,
        totalPoints: stored.flatMap(({ items }) => items).reduce((sum, { points }) => sum + points, 0),
        passPoints: source.passScore * POINT,
        durationMin: source.durationMin,
        // Not shuffled: analyses name options by letter, and classes talk about question numbers.
        shuffle: { section: false, question: false, option: false },
        scorePolicy: source.scorePolicy,
        feedback: source.feedback,
      })
      .returning();
    if (!paper) throw new Error(`the paper ${source.key} was not stored`);
    return paper;
  });
}
