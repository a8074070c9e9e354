import { and, eq, inArray } from 'drizzle-orm';
import { shortTitles } from '@aosai/content/questions/shortTitles';
import type { Db } from '../db/open.ts';
import type { TestDataStore } from '../adapters/testData/testDataStore.ts';
import { question } from '../db/schema/bank.ts';
import { instanceOf } from '../questions/parametric/drawn.ts';
import type { Template } from '../questions/parametric/parametric.ts';
import { TEMPLATES } from '../questions/parametric/templates.ts';
import { drawnQuestion } from './campCourses.ts';
import { keepQuestions, type Place, storeQuestions } from './storeLesson.ts';

/** Number of questions of each template in the bank, so that a paper can replace one by the other. */
const EACH = 2;
/** Far from the seeds of the camp, so that its units and the bank rarely ask the same numbers. */
const FIRST_SEED = 1_000;

/** The first questions of a template with different stems. */
function questionsOf(template: Template) {
  const made: ReturnType<typeof drawnQuestion>[] = [];
  for (let seed = FIRST_SEED; made.length < EACH; seed += 1) {
    const one = instanceOf(template, seed);
    if (made.every(({ stem }) => stem !== one.stem)) made.push(drawnQuestion(one, template, { key: 'bank', seed }));
  }
  return shortTitles(made);
}

/**
 * Stores questions of each template in the platform's bank, open to practice. Camp units ask only a few of the templates
 * of a point, and units that somebody has practised keep their questions: this is how new templates reach the bank of
 * an old installation. A later start adds only what is missing, and does not restore what was deleted.
 */
export async function seedDrawn(
  db: Db,
  testData: TestDataStore,
  place: Place,
  templates: readonly Template[] = TEMPLATES,
): Promise<void> {
  const all = templates.map((template) => ({ stage: template.stage, questions: questionsOf(template) }));
  const keys = all.flatMap(({ questions }) => questions.map(({ key }) => key));
  const rows = await db
    .select({ key: question.key })
    .from(question)
    .where(and(eq(question.appId, place.appId), inArray(question.key, keys)));
  const known = new Set(rows.map(({ key }) => key));
  const missing = all.map(({ stage, questions }) => ({
    stage,
    questions: questions.filter(({ key }) => !known.has(key)),
  }));
  for (const [stage, group] of Map.groupBy(missing, (one) => one.stage)) {
    const questions = group.flatMap((one) => one.questions);
    if (questions.length === 0) continue;
    const kept = await keepQuestions(testData, questions);
    await db.transaction((tx) => storeQuestions(tx, place, stage, kept));
  }
}
