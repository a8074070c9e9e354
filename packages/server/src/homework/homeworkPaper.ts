import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { QUESTION_KINDS } from '@aosai/api/questions/kinds';
import type { Db } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import type { PaperSection } from '../db/schema/exam.ts';
import { lockQuestions, questionIdsOf, sectionsFrom, type WantedSection } from '../papers/paperItems.ts';

/** A question of a homework as its teacher sends it. */
export interface WantedQuestion {
  questionId: string;
  versionId?: string | undefined;
  points?: number | undefined;
}

interface Wanted {
  appId: string;
  /** Selects the questions that may be used. */
  from: SQL | undefined;
  before: readonly PaperSection[];
}

/** Puts neighbours of one type into one section, which keeps the chosen order. */
function inSections(
  questions: readonly WantedQuestion[],
  typeOf: (questionId: string) => WantedSection['type'] | undefined,
): WantedSection[] {
  const sections: (Omit<WantedSection, 'items'> & { items: WantedQuestion[] })[] = [];
  for (const [place, one] of questions.entries()) {
    const type = typeOf(one.questionId);
    if (!type) throw new AppError('PAPER_QUESTION', { no: place + 1 });
    const last = sections.at(-1);
    if (last?.type === type) last.items.push(one);
    else sections.push({ name: `${QUESTION_KINDS[type].label}题`, type, items: [one] });
  }
  return sections;
}

/**
 * Converts the questions of a homework to the sections of its paper. Locks the questions until the transaction ends.
 *
 * @throws PAPER_QUESTION, PAPER_DUPLICATE
 */
export async function homeworkSections(
  tx: Db,
  { appId, from, before }: Wanted,
  questions: readonly WantedQuestion[],
): Promise<PaperSection[]> {
  const ids = questions.map(({ questionId }) => questionId);
  await lockQuestions(tx, appId, [...ids, ...(await questionIdsOf(tx, appId, before))]);
  const rows = await tx
    .select({ id: question.id, type: question.type })
    .from(question)
    .where(and(eq(question.appId, appId), inArray(question.id, ids)));
  const types = new Map(rows.map(({ id, type }) => [id, type]));
  return sectionsFrom(
    tx,
    { appId, from, before, template: null },
    inSections(questions, (id) => types.get(id)),
  );
}

const itemsOf = (sections: readonly PaperSection[]) => sections.flatMap(({ items }) => items);

/** Whether the change only appends questions and keeps the earlier ones. */
export function onlyAppends(before: readonly PaperSection[], after: readonly PaperSection[]): boolean {
  const next = itemsOf(after);
  return itemsOf(before).every((item, place) => {
    const same = next[place];
    return same?.questionVersionId === item.questionVersionId && same.points === item.points;
  });
}
