import { eq, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import { DEFAULT_LEVELS, DEFAULT_WEIGHTS } from '@aosai/api/classes/classMembers';
import { HOMEWORK_REVIEW, HOMEWORK_TEMPLATE } from '@aosai/api/homework/homeworkRules';
import { SINGLE } from '@aosai/api/questions/kinds';
import { newId } from '../../../../packages/server/src/base/newId.ts';
import type { Db } from '../../../../packages/server/src/db/open.ts';
import { exam, examPaper, questionVersion } from '../../../../packages/server/src/db/schema/exam.ts';
import {
  member,
  memberTeacher,
  organization,
  organizationMember,
} from '../../../../packages/server/src/db/schema/people.ts';
import { grade } from '../../../../packages/server/src/db/schema/teaching.ts';
import { NO_HOLDER } from '../../../../packages/server/src/homework/places/openPlace.ts';
import { aWorld, NOON, type World } from '../../../../packages/server/src/testing/engine/world.ts';
import { copies, idOf, idText } from './copies.ts';
import { attempts, places } from './placings.ts';

const isSmall = process.env['AOSAI_BENCH_SMALL'] === '1';

/** 100,000 enrolments in all; a small run only shows that everything works. */
export const SIZE = isSmall
  ? {
      students: 60,
      exams: 4,
      perExam: 30,
      homeworks: 4,
      perHomework: 10,
      classes: 3,
      perClass: 30,
      board: 30,
      batch: 20,
    }
  : {
      students: 2_000,
      exams: 40,
      perExam: 1_000,
      homeworks: 1_000,
      perHomework: 50,
      classes: 20,
      perClass: 500,
      board: 1_000,
      batch: 500,
    };
const QUESTIONS = 27;
const HOMEWORK_QUESTIONS = 20;
/** Number of exams, homeworks and classes without enrolments, for batch enrolments. */
export const EMPTY = 12;
const LINKED = 50;
/** The device that holds every attempt here, as for homework. */
export const HOLDER = NO_HOLDER;

export interface School {
  world: World;
  orgId: string;
  teacherId: string;
  /** An exam that a thousand students sit now, with 27 answers each. */
  boardExam: string;
  /** An exam that a thousand students have finished. */
  settledExam: string;
  matrixHomework: string;
  /** By number from 1; the last `EMPTY` have no enrolments. */
  examNo(no: number): string;
  homeworkNo(no: number): string;
  classNo(no: number): string;
  studentNo(no: number): string;
}

const after = (ms: number): Date => new Date(NOON.getTime() + ms);

async function people(db: Db, world: World, orgId: string, teacherId: string): Promise<void> {
  const base = { appId: world.appId, createdAt: NOON, updatedAt: NOON };
  await db.insert(organization).values({ ...base, id: orgId, name: '实验学校', status: '1' });
  const count = SIZE.students;
  const named = { id: idOf('S', sql`n`), account: sql`'s' || n`, name: sql`'学生' || n` };
  await copies(db, member, { like: world.studentId, count, changes: { ...named, org_id: sql`${orgId}::text` } });
  const link = { ...base, id: idText('L', 0), orgId };
  const asTeacher = { ...link, memberId: teacherId, roles: ['teacher' as const], status: 'active' as const };
  await db.insert(organizationMember).values(asTeacher);
  const ofSchool = {
    id: idOf('L', sql`n`),
    member_id: idOf('S', sql`n`),
    roles: sql`'["student"]'::jsonb`,
    no: sql`'A' || lpad(n::text, 5, '0')`,
    class_name: sql`'高一（' || n % 20 || '）班'`,
  };
  await copies(db, organizationMember, { like: link.id, count, changes: ofSchool });
  await db.insert(memberTeacher).values({ ...link, teacherId, memberId: idText('S', 1), status: 'active' });
  const linked = { id: idOf('L', sql`n`), member_id: idOf('S', sql`n`) };
  await copies(db, memberTeacher, { like: link.id, from: 2, count: LINKED - 1, changes: linked });
}

/** Creates a paper of choices, copies of the world's question. */
async function paperOf(db: Db, { appId, paperId, questionIds }: World, count: number, template: string) {
  const [like] = await db.select().from(examPaper).where(eq(examPaper.id, paperId));
  if (!like) throw new Error('the world has no paper');
  const letter = template === HOMEWORK_TEMPLATE ? 'H' : 'Q';
  const ids = Array.from({ length: count }, (_, no) => idText(letter, no + 1));
  const changes = { id: idOf(letter, sql`n`), question_id: idOf(letter, sql`n`) };
  await copies(db, questionVersion, { like: questionIds.single, count, changes });
  const items = ids.map((questionVersionId) => ({ questionVersionId, points: 200 }));
  const id = newId();
  await db.insert(examPaper).values({
    ...like,
    appId,
    id,
    template,
    totalPoints: count * 200,
    shuffle: { section: false, question: false, option: false },
    sections: [{ name: '选择题', type: SINGLE, items }],
  });
  return id;
}

/** Seeds a school of 2,000 students with 100,000 enrolments in exams, homework and classes, as after a year. */
export async function aSchool(db: Db): Promise<School> {
  const world = await aWorld(db);
  const { appId } = world;
  const orgId = newId();
  const teacherId = await world.addMember('teacher');
  await people(db, world, orgId, teacherId);
  const examPaperId = await paperOf(db, world, QUESTIONS, 'gesp-4');
  const homeworkPaperId = await paperOf(db, world, HOMEWORK_QUESTIONS, HOMEWORK_TEMPLATE);

  const owned = { org_id: sql`${orgId}::text`, created_by: sql`case when n % 10 = 1 then ${teacherId}::text end` };
  const [running] = await db.select().from(exam).where(eq(exam.id, world.examId));
  if (!running) throw new Error('the world has no exam');
  const sat = { ...running, id: idText('E', 0), examPaperIds: [examPaperId], enrollEndAt: after(DAY_MS) };
  const dates = { startAt: after(-HOUR_MS), dueAt: after(2 * DAY_MS), lateUntilAt: after(3 * DAY_MS) };
  const homework = {
    ...running,
    ...dates,
    id: idText('W', 0),
    kind: 'homework' as const,
    endAt: dates.lateUntilAt,
    enrollEndAt: dates.lateUntilAt,
    examPaperIds: [homeworkPaperId],
    scope: 'grade' as const,
    maxAttempts: 1,
    reviewMatrix: HOMEWORK_REVIEW,
    recordsEvents: false,
  };
  await db.insert(exam).values([sat, homework]);
  const titled = (letter: string, title: string) => ({
    ...owned,
    id: idOf(letter, sql`n`),
    title: sql`${title}::text || n`,
  });
  await copies(db, exam, { like: sat.id, count: SIZE.exams + EMPTY, changes: titled('E', '测验') });
  await copies(db, exam, { like: homework.id, count: SIZE.homeworks + EMPTY, changes: titled('W', '作业') });
  const window = { startAt: after(-DAY_MS), endAt: after(90 * DAY_MS) };
  await db.insert(grade).values({
    appId,
    id: idText('C', 0),
    createdAt: NOON,
    updatedAt: NOON,
    title: '班级',
    teacherIds: [teacherId],
    published: true,
    enrollStartAt: window.startAt,
    enrollEndAt: window.endAt,
    ...window,
    weights: DEFAULT_WEIGHTS,
    levels: DEFAULT_LEVELS,
  });
  await copies(db, grade, { like: idText('C', 0), count: SIZE.classes + EMPTY, changes: titled('C', '提高班') });

  const row = { appId, orgId, createdAt: NOON, updatedAt: NOON };
  const place = { ...row, source: 'batch' as const, status: '2' as const };
  const { startAt: openAt, dueAt, lateUntilAt } = dates;
  const due = { openAt, dueAt, lateUntilAt, dueFrom: 'homework' as const };
  const { students, exams, homeworks, classes, board } = SIZE;
  const ofExams = { letter: 'X', targetLetter: 'E', per: SIZE.perExam, students };
  const ofHomework = { letter: 'Y', targetLetter: 'W', per: SIZE.perHomework, students };
  await places(db, ofExams, { ...place, kind: 'exam' }, exams);
  await places(db, ofHomework, { ...place, ...due, kind: 'homework' }, homeworks);
  await places(
    db,
    { letter: 'Z', targetLetter: 'C', per: SIZE.perClass, students },
    { ...place, kind: 'grade' },
    classes,
  );

  const attempt = {
    ...row,
    examPaperId,
    attemptNo: 1,
    seed: 1,
    startedAt: after(-HOUR_MS),
    deadlineAt: after(HOUR_MS),
    maxPoints: QUESTIONS * 200,
    questionCount: QUESTIONS,
    status: '1' as const,
    holderDeviceId: HOLDER.deviceId,
    holderGeneration: HOLDER.generation,
  };
  const settled = { completedAt: after(-HOUR_MS / 2), settledAt: after(-HOUR_MS / 2), status: '3' as const };
  const onPaper = { count: board, questions: QUESTIONS, questionLetter: 'Q' };
  await attempts(db, ofExams, attempt, { ...onPaper, from: 1 });
  await attempts(db, ofExams, { ...attempt, ...settled }, { ...onPaper, from: SIZE.perExam + 1 });
  await db
    .update(exam)
    .set({ endAt: after(-HOUR_MS / 4) })
    .where(eq(exam.id, idText('E', 2)));
  const done = {
    ...attempt,
    kind: 'homework' as const,
    examPaperId: homeworkPaperId,
    deadlineAt: dates.lateUntilAt,
    maxPoints: HOMEWORK_QUESTIONS * 200,
    questionCount: HOMEWORK_QUESTIONS,
  };
  const inHomework = { questions: HOMEWORK_QUESTIONS, questionLetter: 'H' };
  await attempts(db, ofHomework, done, { ...inHomework, from: 1, count: SIZE.perHomework });
  const rest = { from: SIZE.perHomework + 1, count: (homeworks * SIZE.perHomework) / 2 - SIZE.perHomework };
  await attempts(db, ofHomework, done, { ...inHomework, ...rest, questions: 0 });
  await db.execute(sql`vacuum analyze`);
  return {
    world,
    orgId,
    teacherId,
    boardExam: idText('E', 1),
    settledExam: idText('E', 2),
    matrixHomework: idText('W', 1),
    examNo: (no) => idText('E', no),
    homeworkNo: (no) => idText('W', no),
    classNo: (no) => idText('C', no),
    studentNo: (no) => idText('S', no),
  };
}
