import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '@aosai/api/contract';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { member } from '../db/schema/people.ts';
import { grade, gradeControl, memberGradeSettlement } from '../db/schema/teaching.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { CANARIES } from '../testing/engine/canaries.ts';
import { NOON } from '../testing/engine/world.ts';
import type { ExamResource, Persona } from '../testing/stages/examStage.ts';
import { leaks } from '../testing/stages/served.ts';
import { aClass } from '../testing/homework/aClass.ts';
import { aPlace, type PlaceStage } from '../testing/homework/aPlace.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const RESOURCES = ['grade', 'gradeEnroll', 'memberGradeSettlement'] as const;
const MISSING = '0'.repeat(26);

/** Data of a class that only those who run it may read. */
const SECRETS = {
  joinCode: 'CANARYCODE',
  name: 'CANARY-CLASSMATE',
  quitReason: 'CANARY-QUIT',
  draft: 'CANARY-DRAFT',
  scoreReason: 'CANARY-SCORE-REASON',
  hiddenControl: 'CANARYHIDDENWORK0000000000',
} as const;
/** Data that only its members may read. */
const INSIDE = { report: 'CANARY-REPORT', ownReason: 'CANARY-OWN-QUIT' } as const;
const WATCHED = [...Object.values(SECRETS), ...Object.values(INSIDE), ...Object.values(CANARIES)];

interface ClassStage extends PlaceStage {
  gradeId: string;
  placeId: string;
}

const base = ({ stage }: PlaceStage) => ({
  appId: stage.world.appId,
  id: newId(),
  createdAt: NOON,
  updatedAt: NOON,
});

/** A class with student and classmate and all kinds of data: code, quits, a published report and a draft. */
async function aFullClass(): Promise<ClassStage> {
  const place = await aPlace(database.db);
  const { stage, homeworkId } = place;
  const { student, classmate } = stage.ids;
  const { db } = database;
  const gradeId = await aClass(stage, { members: [student, classmate], homeworkId });
  const { actor } = stage.context('manager');
  const orgId = actor.kind === 'member' ? actor.orgId : null;
  await db.update(grade).set({ joinCode: SECRETS.joinCode, orgId }).where(eq(grade.id, gradeId));
  await db.update(member).set({ name: SECRETS.name, mobileEnc: null }).where(eq(member.id, classmate));
  const rows = await db.select().from(enrolment).where(eq(enrolment.targetId, gradeId));
  for (const { id, memberId } of rows) {
    const quitReason = memberId === student ? INSIDE.ownReason : SECRETS.quitReason;
    await db.update(enrolment).set({ quitReason }).where(eq(enrolment.id, id));
  }
  const hidden = { ...base(place), gradeId, groupId: '', targetType: 'homework' as const, visible: false };
  await db.insert(gradeControl).values({ ...hidden, targetId: SECRETS.hiddenControl });
  const term = { gradeId, score: 8_000, level: 'good' as const, scoreReason: SECRETS.scoreReason };
  const settled = { ...base(place), ...term, memberId: student, comment: INSIDE.report, settledAt: NOON };
  const draft = { ...base(place), ...term, memberId: classmate, comment: SECRETS.draft };
  await db.insert(memberGradeSettlement).values([{ ...settled, certificateNo: 'A-1' }, draft]);
  const placeId = rows.find(({ memberId }) => memberId === student)?.id ?? '';
  return { ...place, gradeId, placeId };
}

/** A valid input for each call that changes nothing. */
function inputOf({ stage, gradeId, placeId }: ClassStage, call: string): unknown {
  const list = { page: 0, size: 200, sort: [] };
  const batch = { gradeId, mode: 'check' };
  const ids = [MISSING];
  const inputs: Record<string, unknown> = {
    'grade.create': { title: 'x' },
    'grade.delete': { id: MISSING },
    'grade.update': { id: MISSING, version: 1, title: 'x' },
    'grade.publish': { id: gradeId },
    'grade.unpublish': { id: MISSING },
    'grade.stop': { id: MISSING, reason: 'x' },
    'grade.queryById': { id: gradeId },
    'grade.queryEdits': { id: gradeId, version: 0 },
    'grade.queryList': list,
    'grade.querySimpleList': list,
    'grade.queryNotesById': { id: gradeId },
    'grade.queryStatistics': { id: gradeId },
    'grade.queryReport': { id: gradeId, level: 'gesp-cpp-1' },
    'grade.queryWrongList': { id: gradeId, period: 'week' },
    'grade.queryDoneQuestions': { id: gradeId, questionIds: [MISSING] },
    'grade.queryMarks': { id: gradeId },
    'grade.downloadMarks': { id: MISSING },
    'grade.downloadReport': { id: MISSING, level: 'gesp-cpp-1' },
    'grade.addGradeToMine': { id: gradeId, pinned: true },
    'grade.copyPlan': { fromGradeId: gradeId, toGradeId: MISSING, shift: { days: 7 }, mode: 'check' },
    'grade.promote': {
      id: gradeId,
      requestId: 'canary-request',
      mode: 'check',
      title: 'x',
      startAt: '2027-03-01T00:00:00.000Z',
      endAt: '2027-07-01T00:00:00.000Z',
      plan: null,
      publish: false,
    },
    'grade.controls/queryList': { ...list, gradeId },
    'grade.controls/update': { gradeId, rows: [{ targetType: 'homework', targetId: MISSING, visible: null }] },
    'gradeEnroll.batchEnroll': { ...batch, memberIds: [stage.ids.classmate] },
    'gradeEnroll.batchEnrollByMobile': { ...batch, mobiles: [{ mobile: '13912345678' }] },
    'gradeEnroll.batchEnrollByTags': { ...batch, tags: ['x'], match: 'any' },
    'gradeEnroll.batchEnrollByGroups': { ...batch, groups: [{ kind: 'grade', id: gradeId }] },
    'gradeEnroll.enroll': { gradeId },
    'gradeEnroll.cancelEnrollOrder': { id: MISSING },
    'gradeEnroll.applyQuit': { id: MISSING, reason: 'x' },
    'gradeEnroll.pay': { id: MISSING },
    'gradeEnroll.refund': { id: MISSING },
    'gradeEnroll.queryMineEnrollByEnrollId': { enrollId: placeId },
    'gradeEnroll.queryMineLatestEnroll': { gradeId },
    'gradeEnroll.queryMineStatistics': {},
    'gradeEnroll.queryEnrollList': { ...list, gradeId },
    'gradeEnroll.queryEnrollStatistics': { gradeId },
    'gradeEnroll.downloadEnrollList': { gradeId: MISSING },
    'gradeEnroll.bindTeacher': { ids, teacherId: MISSING },
    'gradeEnroll.unbindTeacher': { ids },
    'gradeEnroll.setGroups': { ids, groupIds: [] },
    'gradeEnroll.moveToClass': { ids: [MISSING], gradeId },
    'gradeEnroll.passQuit': { id: MISSING },
    'gradeEnroll.rejectQuit': { id: MISSING, reason: 'x' },
    'gradeEnroll.finishQuit': { id: MISSING },
    'gradeEnroll.paidNotify': { outTradeNo: MISSING },
    'gradeEnroll.refundNotify': { outTradeNo: MISSING },
    'memberGradeSettlement.create': { gradeId },
    'memberGradeSettlement.update': { ids, comment: 'x' },
    'memberGradeSettlement.delete': { ids },
    'memberGradeSettlement.queryList': { ...list, gradeId },
  };
  if (!(call in inputs)) throw new Error(`no input for ${call}`);
  return inputs[call];
}

/** The watched strings that a reader gets from all calls, under each prefix that members have. */
async function heardBy(place: ClassStage, persona: Persona): Promise<string[]> {
  const ask = place.stage.ask as (...all: [Persona, ExamResource, string, unknown, '' | 'edms']) => Promise<unknown>;
  const said: string[] = [];
  for (const resource of RESOURCES)
    for (const [action, { mounts }] of Object.entries<{ mounts: object }>(contract[resource].calls))
      for (const group of ['', 'edms'] as const) {
        if (!Object.hasOwn(mounts, group)) continue;
        const input = inputOf(place, `${resource}.${action}`);
        const reply = await ask(persona, resource, action, input, group).catch((error: unknown) =>
          error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : error,
        );
        said.push(JSON.stringify(reply));
      }
  return leaks(said.join('\n'), WATCHED).toSorted();
}

test('no call of classes, places in them or term reports reveals data the reader may not have', async () => {
  const place = await aFullClass();
  const heard: Partial<Record<Persona, string[]>> = {};
  const readers = [
    'anonymous',
    'student',
    'parent',
    'stranger',
    'otherParent',
    'otherTeacher',
    'otherManager',
    'teacher',
  ] as const;
  for (const persona of readers) heard[persona] = await heardBy(place, persona);
  const own = Object.values(INSIDE).toSorted();
  expect(heard).toEqual({
    anonymous: [],
    student: own,
    parent: own,
    stranger: [],
    otherParent: [],
    otherTeacher: [],
    otherManager: [],
    // The teacher does get the watched strings.
    teacher: [...Object.values(SECRETS), ...own].toSorted(),
  });
});
