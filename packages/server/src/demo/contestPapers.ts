import { and, eq, inArray } from 'drizzle-orm';
import { basename } from 'node:path';
import { POINT } from '@aosai/api/kit/points';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { campTaskFolders } from '@aosai/content/loadCampLevel';
import { loadPaper, taskFolder } from '@aosai/content/loadPaper';
import type { Db } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import { examPaper } from '../db/schema/exam.ts';
import type { PaperRow } from '../papers/storePaper.ts';
import { recountUsage } from '../questions/bank/questionUsage.ts';
import type { DemoContest } from './demoContests.ts';
import { demoRow } from './demoRow.ts';
import type { Place } from './storeLesson.ts';

const TASK_POINTS = 100 * POINT;

export interface ContestPaper {
  row: PaperRow;
  /** Folders of the programming tasks in the order of the paper. */
  folders: readonly string[];
}

/** The paper of a contest of its own tasks, made once of tasks that the camp has stored; null if one of them is missing. */
async function paperOfTasks(db: Db, { appId, now }: Place, { key, paper }: DemoContest): Promise<ContestPaper | null> {
  if (typeof paper === 'string') return null;
  const { title, durationMin, tasks } = paper;
  const folders = tasks.flatMap(([level, name]) => campTaskFolders(level).filter((one) => basename(one) === name));
  const keys = tasks.map(([level, name]) => `camp-${level}-${name}`);
  const found = await db
    .select({ id: question.id, key: question.key, versionId: question.currentVersionId })
    .from(question)
    .where(and(eq(question.appId, appId), inArray(question.key, keys)));
  const items = keys.flatMap((one) => {
    const versionId = found.find((row) => row.key === one)?.versionId;
    return versionId ? [{ questionVersionId: versionId, points: TASK_POINTS }] : [];
  });
  if (items.length < tasks.length || folders.length < tasks.length) return null;
  const where = and(eq(examPaper.appId, appId), eq(examPaper.key, `${key}-paper`));
  const [known] = await db.select().from(examPaper).where(where);
  if (known) return { row: known, folders };
  const [row] = await db
    .insert(examPaper)
    .values({
      ...demoRow(appId, now),
      key: `${key}-paper`,
      title,
      template: 'free',
      sections: [{ name: '编程题', type: PROGRAMMING, items }],
      totalPoints: items.length * TASK_POINTS,
      passPoints: null,
      durationMin,
      shuffle: { section: false, question: false, option: false },
      scorePolicy: 'best',
      feedback: 'deferred',
    })
    .returning();
  if (!row) throw new Error(`the paper of ${key} was not stored`);
  await recountUsage(
    db,
    appId,
    found.map(({ id }) => id),
  );
  return { row, folders };
}

async function shippedPaper(db: Db, appId: string, { paper }: DemoContest): Promise<ContestPaper | null> {
  if (typeof paper !== 'string') return null;
  const [row] = await db
    .select()
    .from(examPaper)
    .where(and(eq(examPaper.appId, appId), eq(examPaper.key, paper)));
  // A paper that cannot be read was left out, and so is its contest.
  if (!row) return null;
  const tasks = loadPaper(paper).sections.flatMap(({ questions }) =>
    questions.filter(({ type }) => type === PROGRAMMING),
  );
  return { row, folders: tasks.map(({ key }) => taskFolder(paper, key)) };
}

/** The paper of a contest, made at the first start if it has tasks of its own; null if a part of it was left out. */
export const contestPaper = async (db: Db, place: Place, contest: DemoContest): Promise<ContestPaper | null> =>
  (await shippedPaper(db, place.appId, contest)) ?? (await paperOfTasks(db, place, contest));
