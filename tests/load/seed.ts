import { eq, inArray } from 'drizzle-orm';
import { DAY_MS, DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { PRACTICE_REVIEW } from '@aosai/api/exams/review';
import { readConfig } from '../../packages/server/src/config.ts';
import { newId } from '../../packages/server/src/base/newId.ts';
import type { Db } from '../../packages/server/src/db/open.ts';
import { enrolment } from '../../packages/server/src/db/schema/enrolment.ts';
import { exam, examPaper, questionVersion } from '../../packages/server/src/db/schema/exam.ts';
import { member } from '../../packages/server/src/db/schema/people.ts';
import { hashPassword } from '../../packages/server/src/accounts/signIn/password.ts';
import { openStore } from '../../packages/server/src/start/store.ts';
import type { Place } from './demoExam.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

export const LOAD_PASSWORD = 'load-2026';

const BATCH = 500;

export interface SeededExam extends Place {
  accounts: string[];
}

const base = (now: Date) => ({
  appId: DEFAULT_APP_ID,
  id: newId(),
  createdBy: 'load',
  createdAt: now,
  updatedAt: now,
});

async function insertStudents(
  db: Db,
  prefix: string,
  count: number,
  now: Date,
): Promise<{ id: string; account: string }[]> {
  // All share one hash: a sign-in costs the same, and a thousand hashes would take a minute.
  const pwdHash = await hashPassword(LOAD_PASSWORD);
  const students = Array.from({ length: count }, (_, no) => {
    const digits = String(no + 1).padStart(4, '0');
    const account = `${prefix}${digits}`;
    return { ...base(now), account, name: `学生${digits}`, type: 'student' as const, pwdHash };
  });
  for (let from = 0; from < count; from += BATCH) await db.insert(member).values(students.slice(from, from + BATCH));
  return students;
}

async function insertExam(db: Db, title: string, examPaperId: string, now: Date): Promise<string> {
  const id = newId();
  await db.insert(exam).values({
    ...base(now),
    id,
    title,
    summary: '',
    notesHtml: '',
    published: true,
    enrollStartAt: new Date(now.getTime() - DAY_MS),
    enrollEndAt: new Date(now.getTime() + DAY_MS),
    startAt: new Date(now.getTime() - DAY_MS),
    endAt: new Date(now.getTime() + DAY_MS),
    examPaperIds: [examPaperId],
    priceFen: 0,
    scope: 'public',
    maxAttempts: 1,
    reviewMatrix: PRACTICE_REVIEW,
    lateStartPolicy: 'untilEnd',
    recordsEvents: true,
  });
  return id;
}

/** Id of the demo paper with this template; a data folder has it after a start with the demo. */
export async function demoPaper(db: Db, template: string): Promise<string> {
  const [paper] = await db
    .select({ id: examPaper.id })
    .from(examPaper)
    .where(eq(examPaper.template, template))
    .limit(1);
  if (!paper) throw new Error(`the demo has no paper of template ${template}`);
  return paper.id;
}

/** Creates a copy of a paper with each question twice, under new ids; returns its id. */
export async function twicePaper(db: Db, id: string): Promise<string> {
  const [paper] = await db.select().from(examPaper).where(eq(examPaper.id, id));
  if (!paper) throw new Error(`there is no paper ${id}`);
  const ids = paper.sections.flatMap(({ items }) => items.map(({ questionVersionId }) => questionVersionId));
  const versions = await db.select().from(questionVersion).where(inArray(questionVersion.id, ids));
  const copies = new Map(versions.map((version) => [version.id, { ...version, id: newId(), questionId: newId() }]));
  await db.insert(questionVersion).values([...copies.values()]);
  const sections = paper.sections.map((section) => ({
    ...section,
    items: section.items.flatMap((item) => [
      item,
      { ...item, questionVersionId: copies.get(item.questionVersionId)?.id ?? '' },
    ]),
  }));
  const twice = { ...paper, id: newId(), key: `${paper.key}-twice`, sections, frozenAt: null };
  await db.insert(examPaper).values({ ...twice, totalPoints: paper.totalPoints * 2 });
  return twice.id;
}

/**
 * Seeds a running exam with enrolled students into a data folder, which a server must have used before and no server
 * may have open.
 */
export async function seedExam(
  dataFolder: string,
  title: string,
  studentCount: number,
  paperOf: (db: Db) => Promise<string>,
  { prefix = 'load', env = {} }: { prefix?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<SeededExam> {
  const now = new Date();
  const { database, close } = await openStore(
    readConfig({ ...process.env, AOSAI_DATA: dataFolder, ...env }, dataFolder),
  );
  try {
    const { db } = database;
    const examPaperId = await paperOf(db);
    const examId = await insertExam(db, title, examPaperId, now);
    const students = await insertStudents(db, prefix, studentCount, now);
    for (let from = 0; from < students.length; from += BATCH) {
      await db.insert(enrolment).values(
        students.slice(from, from + BATCH).map(({ id: memberId }) => ({
          ...base(now),
          kind: 'exam' as const,
          targetId: examId,
          memberId,
          source: 'batch' as const,
          status: ENROLMENT.enrolled,
        })),
      );
    }
    return { examId, examPaperId, accounts: students.map(({ account }) => account) };
  } finally {
    await close();
  }
}
