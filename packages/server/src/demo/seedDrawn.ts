import { and, eq, inArray } from 'drizzle-orm';
import { shortTitles } from '@aosai/content/questions/shortTitles';
import type { Stage } from '@aosai/api/questions/bank';
import type { Db } from '../db/open.ts';
import type { TestDataStore } from '../adapters/testData/testDataStore.ts';
import { question } from '../db/schema/bank.ts';
import { instanceOf } from '../questions/parametric/drawn.ts';
import type { Template } from '../questions/parametric/parametric.ts';
import { TEMPLATES } from '../questions/parametric/templates.ts';
import { drawnQuestion } from './campCourses.ts';
import type { Shipment } from './shipment.ts';
import { type KeptQuestion, keepQuestions, type Place, storeQuestions } from './storeLesson.ts';

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

/** Questions of the templates of one stage. */
export interface DrawnGroup {
  stage: Stage;
  questions: ReturnType<typeof questionsOf>;
}

/** The questions that the bank has of these templates, by stage. */
export const drawnGroups = (templates: readonly Template[] = TEMPLATES): DrawnGroup[] =>
  [...Map.groupBy(templates, ({ stage }) => stage)].map(([stage, ofStage]) => ({
    stage,
    questions: ofStage.flatMap(questionsOf),
  }));

/**
 * Stores questions of each template in the platform's bank, open to practice. Camp units ask only a few of the templates
 * of a point, and units that somebody has practised keep their questions: this is how new templates reach the bank of
 * an old installation. A later start adds only what is missing, and does not restore what was deleted.
 */
export async function seedDrawn(
  db: Db,
  testData: TestDataStore,
  place: Place,
  { sources, keep }: Shipment<DrawnGroup, readonly KeptQuestion[]>,
): Promise<void> {
  const keys = sources.flatMap(({ questions }) => questions.map(({ key }) => key));
  const rows = await db
    .select({ key: question.key })
    .from(question)
    .where(and(eq(question.appId, place.appId), inArray(question.key, keys)));
  const known = new Set(rows.map(({ key }) => key));
  for (const source of sources) {
    const { stage, questions } = source;
    const missing = questions.filter(({ key }) => !known.has(key));
    if (missing.length === 0) continue;
    const isNew = missing.length === questions.length;
    const kept = await (isNew ? keep(source) : keepQuestions(testData, stage, missing));
    await db.transaction((tx) => storeQuestions(tx, place, stage, kept));
  }
}
