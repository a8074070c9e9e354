// A school of 2,000 students with 100,000 enrolments in exams, homework and classes, in the embedded database: times
// lists, a live board of a thousand rows and its changes, enrolling five hundred students at once, the matrix of a
// homework, the analysis of an exam, and saves in homework and in exams. Measured from the call of the handler to the
// parsed reply. Saves run alternately with and without a live board watching: the ratio counts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../packages/server/src/db/open.ts';
import { enrolment } from '../../packages/server/src/db/schema/enrolment.ts';
import { statCache } from '../../packages/server/src/db/schema/teaching.ts';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { percentile } from '../load/percentile.ts';
import { type Call, figuresOf, measured, timed, type Took, wallOf } from './parts/rounds.ts';
import { type Ask, type AsSchool, asSchool } from './parts/teaching/asSchool.ts';
import { byTurns, openSavers, watchedByTurns } from './parts/teaching/saves.ts';
import { aSchool, EMPTY, type School, SIZE } from './parts/teaching/school.ts';

export const name = 'teaching';

export const budgets: BenchEntry['budgets'] = {
  'lists.p95Ms': { max: 120 },
  'board.p95Ms': { max: 150 },
  'boardDelta.p95Ms': { max: 40 },
  'batch.maxMs': { max: 1_000 },
  'matrix.p95Ms': { max: 100 },
  'itemsCold.p95Ms': { max: 300 },
  'itemsWarm.p95Ms': { max: 300 },
  'saves.homeworkToExam': { max: 1.1 },
  // Limit R01 of an exam day, here with a live board open.
  'saveWatched.p95Ms': { max: 250 },
};

const isSmall = process.env['AOSAI_BENCH_SMALL'] === '1';
const [ROUNDS, TURNS] = isSmall ? [2, 1] : [20, 4];

/** The largest lists: those of the school's manager and of the platform. */
export const listsOf = (ask: Ask, school: School) => ({
  examPlaces: (round: number) => [
    () => ask('manager', 'examEnroll', 'queryEnrollList', { examId: school.examNo(round + 1), page: round }),
    () => ask('manager', 'examEnroll', 'queryEnrollList', { page: round }),
    () => ask('office', 'examEnroll', 'queryEnrollList', { status: '2', page: round }),
    () => ask('manager', 'examEnroll', 'queryEnrollList', { keyword: `学生1${round}` }),
  ],
  homeworkPlaces: (round: number) => [
    () => ask('manager', 'homeworkEnroll', 'queryList', { page: round }),
    () => ask('manager', 'homeworkEnroll', 'queryList', { progressList: ['1'], isLate: false }),
    () => ask('teacher', 'homeworkEnroll', 'queryListByTeacher', { page: round }),
    () => ask('teacher', 'homeworkEnroll', 'queryListByTeacher', { needsReview: true }),
    () =>
      ask('manager', 'homeworkEnroll', 'queryEnrolledMemberListByHomework', {
        homeworkId: school.homeworkNo(round + 1),
        size: 50,
      }),
  ],
  classPlaces: (round: number) => [
    () => ask('manager', 'gradeEnroll', 'queryEnrollList', { gradeId: school.classNo(round + 1) }),
    () => ask('manager', 'gradeEnroll', 'queryEnrollList', { page: round }),
    () => ask('office', 'gradeEnroll', 'queryEnrollList', { keyword: `学生${round}` }),
  ],
  targets: (round: number) => [
    () => ask('manager', 'exam', 'queryList', { page: round % 3 }),
    () => ask('manager', 'homework', 'queryList', { page: round }),
    () => ask('teacher', 'homework', 'queryList', { page: round % 3 }),
    () => ask('manager', 'grade', 'queryList', { page: 0 }),
    () => ask('student', 'homeworkEnroll', 'queryList', { page: 0 }),
  ],
});

async function lists(ask: Ask, school: School) {
  const figures: Record<string, ReturnType<typeof figuresOf>> = {};
  for (const [group, callsOf] of Object.entries(listsOf(ask, school))) figures[group] = await measured(ROUNDS, callsOf);
  const all = Object.values(figures);
  return {
    lists: {
      p95Ms: Math.max(...all.map(({ p95Ms }) => p95Ms)),
      cpuP95Ms: Math.max(...all.map(({ cpuP95Ms }) => cpuP95Ms)),
    },
    ...figures,
  };
}

/** Enrols 500 students at a time in empty exams, homeworks and classes. */
async function batches(ask: Ask, school: School) {
  const times: Took[] = [];
  const memberIds = Array.from({ length: SIZE.batch }, (_, no) => school.studentNo(no + 1));
  const { exams, homeworks, classes } = SIZE;
  for (let no = 1; no <= EMPTY; no += 1) {
    const common = { memberIds, mode: 'apply' };
    const calls: Call[] = [
      () => ask('manager', 'examEnroll', 'batchEnroll', { examId: school.examNo(exams + no), ...common }),
      () =>
        ask('manager', 'homeworkEnroll', 'batchEnroll', { homeworkId: school.homeworkNo(homeworks + no), ...common }),
      () => ask('manager', 'gradeEnroll', 'batchEnroll', { gradeId: school.classNo(classes + no), ...common }),
    ];
    for (const call of calls) times.push(await timed(call));
  }
  return figuresOf(times.slice(3));
}

/** Times saves in homework and in exams, and exam saves with and without a polled live board. */
async function saves(school: School, people: AsSchool) {
  const savers = openSavers(school, people);
  const { exam, homework } = await byTurns(savers, ROUNDS);
  const { alone, watched, looks, changedRows } = await watchedByTurns(savers, people.ask, school.boardExam, TURNS);
  const ratio = (one: readonly number[], other: readonly number[], of: number) =>
    Math.round((100 * percentile(one, of)) / percentile(other, of)) / 100;
  return {
    saves: { homeworkToExam: ratio(homework, exam, 50), watchedToAlone: ratio(watched, alone, 50) },
    examSave: wallOf(exam),
    homeworkSave: wallOf(homework),
    saveAlone: wallOf(alone),
    saveWatched: wallOf(watched),
    boardDelta: { ...wallOf(looks), rows: Math.round(changedRows / looks.length) },
  };
}

export async function run(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'aosai-teaching-'));
  const { db, close } = await openDatabase({ folder });
  try {
    const startedMs = performance.now();
    const school = await aSchool(db);
    const seedSeconds = Math.round((performance.now() - startedMs) / 1_000);
    const people = await asSchool(db, school);
    const { ask } = people;
    const items = () => [() => ask('manager', 'exam', 'queryItemAnalysis', { id: school.settledExam }, '')];
    return {
      places: await db.$count(enrolment),
      seedSeconds,
      ...(await lists(ask, school)),
      board: await measured(ROUNDS, () => [
        () => ask('manager', 'exam', 'queryLiveBoard', { id: school.boardExam }, ''),
      ]),
      matrix: await measured(ROUNDS, () => [
        () =>
          ask(
            'teacher',
            'homeworkMemberQuestion',
            'queryStatisticsGroupByMember',
            { homeworkId: school.matrixHomework },
            '',
          ),
      ]),
      itemsCold: await measured(ROUNDS, items, () => db.delete(statCache)),
      itemsWarm: await measured(ROUNDS, items),
      batch: await batches(ask, school),
      ...(await saves(school, people)),
    };
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}
