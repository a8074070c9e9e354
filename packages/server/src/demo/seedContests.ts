import { and, asc, desc, eq } from 'drizzle-orm';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { maskName } from '@aosai/api/kit/masking';
import { POINT } from '@aosai/api/kit/points';
import type { Db } from '../db/open.ts';
import { exam, examPaperEnroll } from '../db/schema/exam.ts';
import { member } from '../db/schema/people.ts';
import { renderMarkdown } from '../kit/markdown/markdown.ts';
import { candidatesOf, entrantsOf } from './contestEntrants.ts';
import { contestPaper } from './contestPapers.ts';
import { DEMO_CONTESTS, type DemoContest } from './demoContests.ts';
import type { DemoPeople } from './demoPeople.ts';
import { demoRow } from './demoRow.ts';
import { seedAttempts } from './seedAttempts.ts';
import { seedEntrants } from './seedEntrants.ts';
import type { ExamRow } from './seedExam.ts';

/** Places in the table of results. */
const SHOWN = 10;

/** The table of the best, computed from the attempts; names are masked, since everybody may read it. */
async function resultsOf(db: Db, { appId, id }: ExamRow): Promise<string> {
  const rows = await db
    .select({
      name: member.name,
      points: examPaperEnroll.totalPoints,
      startedAt: examPaperEnroll.startedAt,
      completedAt: examPaperEnroll.completedAt,
    })
    .from(examPaperEnroll)
    .innerJoin(member, and(eq(member.appId, examPaperEnroll.appId), eq(member.id, examPaperEnroll.memberId)))
    .where(and(eq(examPaperEnroll.appId, appId), eq(examPaperEnroll.examId, id)))
    .orderBy(desc(examPaperEnroll.totalPoints), asc(examPaperEnroll.id));
  const ranked = rows
    .map(({ name, points, startedAt, completedAt }) => ({
      name: maskName(name),
      points: points ?? 0,
      minutes: Math.round(((completedAt?.getTime() ?? 0) - (startedAt?.getTime() ?? 0)) / MINUTE_MS),
    }))
    .toSorted((one, other) => other.points - one.points || one.minutes - other.minutes);
  return [
    '## 成绩',
    '',
    `${ranked.length} 人参加，前 ${Math.min(SHOWN, ranked.length)} 名：`,
    '',
    '| 名次 | 选手 | 得分 | 用时 |',
    '| --- | --- | --- | --- |',
    ...ranked
      .slice(0, SHOWN)
      .map(
        ({ name, points, minutes }, place) =>
          `| ${place + 1} | ${name.replaceAll('*', '＊')} | ${points / POINT} | ${minutes} 分钟 |`,
      ),
  ].join('\n');
}

/** When the entrants joined: before any of the contests, since one person takes part in several. */
const joinedAt = (now: Date): Date =>
  new Date(Math.min(...DEMO_CONTESTS.map((contest) => contest.windowsOf(now).enrollStartAt.getTime())));

async function seedContest(db: Db, now: Date, people: DemoPeople, contest: DemoContest): Promise<void> {
  const { appId } = people;
  const where = and(eq(exam.appId, appId), eq(exam.key, contest.key));
  const [known] = await db.select().from(exam).where(where);
  if (known) return;
  const paper = await contestPaper(db, { appId, now }, contest);
  if (!paper) return;
  const windows = contest.windowsOf(now);
  const rules = `## 规则\n\n${contest.rules}`;
  const [row] = await db
    .insert(exam)
    .values({
      ...demoRow(appId, windows.enrollStartAt),
      ...windows,
      key: contest.key,
      title: contest.title(windows),
      summary: contest.summary,
      notes: rules,
      notesHtml: renderMarkdown(rules),
      published: true,
      examPaperIds: [paper.row.id],
      priceFen: 0,
      scope: 'public',
      maxAttempts: 1,
      isActivity: true,
      isMock: false,
      reviewMatrix: contest.reviewMatrix,
      lateStartPolicy: 'untilEnd',
      recordsEvents: true,
    })
    .returning();
  if (!row) throw new Error(`the contest ${contest.key} was not stored`);
  await seedAttempts(db, now, {
    people,
    exam: row,
    paper: paper.row,
    taskFolders: paper.folders,
    candidates: candidatesOf(contest, paper),
    membersOf: (tx) => seedEntrants(tx, { appId, now: joinedAt(now) }, entrantsOf(contest)),
  });
  if (windows.endAt > now) return;
  const notes = `${rules}\n\n${await resultsOf(db, row)}`;
  await db
    .update(exam)
    .set({ notes, notesHtml: renderMarkdown(notes) })
    .where(where);
}

/** Seeds the three contests of the demo once, after the courses, whose tasks two of them ask. */
export async function seedContests(db: Db, now: Date, people: DemoPeople): Promise<void> {
  for (const contest of DEMO_CONTESTS) await db.transaction((tx) => seedContest(tx, now, people, contest));
}
