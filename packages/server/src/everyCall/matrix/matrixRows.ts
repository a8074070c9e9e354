import { and, eq, isNotNull } from 'drizzle-orm';
import { MOCK_REVIEW } from '@aosai/api/domain/review';
import { newId } from '../../db/newId.ts';
import {
  exam,
  examEnroll,
  examMemberQuestion,
  examPaper,
  examPaperEnroll,
  questionVersion,
} from '../../db/schema/exam.ts';
import { rejudge } from '../../db/schema/judge.ts';
import { memberBlacklist, memberDocument, memberPoints, teacherGroup } from '../../db/schema/memberRecords.ts';
import { memberGuardian, memberTeacher, organization, right, user } from '../../db/schema/people.ts';
import { app, config, dict, dictItem, feedback, imageBanner } from '../../db/schema/platform.ts';
import { resource, resourceOperation, role } from '../../db/schema/rights.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { matrixFiles } from './matrixFiles.ts';
import { matrixMessages } from './matrixMessages.ts';
import type { MatrixPeople, Owner, RowMaker } from './matrixPeople.ts';
import { matrixPlaces } from './matrixPlaces.ts';

const HOUR_MS = 3_600_000;

/** A row of every kind that a call of the matrix names. */
export function matrixRows(site: TestApp, people: MatrixPeople) {
  const { db, now } = site;
  const base = (owner: Owner, ofOrganization = false) => ({
    appId: people.appIdOf(owner),
    id: newId(),
    orgId: ofOrganization ? people.orgIds[owner] : null,
    createdAt: now(),
    updatedAt: now(),
  });
  const past = new Date(now().getTime() - HOUR_MS);
  const later = new Date(now().getTime() + HOUR_MS);

  async function aPaper(owner: Owner): Promise<string> {
    const row = {
      ...base(owner),
      title: '矩阵卷',
      template: 'gesp-1',
      sections: [],
      totalPoints: 0,
      durationMin: 60,
      shuffle: { section: false, question: false, option: false },
      scorePolicy: 'best' as const,
      feedback: 'deferred' as const,
    };
    await db.insert(examPaper).values(row);
    return row.id;
  }
  async function anExam(owner: Owner): Promise<string> {
    const row = {
      ...base(owner),
      title: '矩阵考试',
      summary: '',
      notesHtml: '',
      published: true,
      enrollStartAt: past,
      enrollEndAt: later,
      startAt: past,
      endAt: later,
      examPaperIds: [await aPaper(owner)],
      priceFen: 0,
      scope: 'public' as const,
      maxAttempts: 1,
      reviewMatrix: MOCK_REVIEW,
      lateStartPolicy: 'untilEnd' as const,
      recordsEvents: false,
    };
    await db.insert(exam).values(row);
    return row.id;
  }
  async function anEnrolment(owner: Owner, teacherId: string | null = null): Promise<string> {
    const row = {
      ...base(owner, true),
      examId: await anExam(owner),
      memberId: people.ids[owner],
      source: 'self' as const,
      status: '2' as const,
      teacherId,
    };
    await db.insert(examEnroll).values(row);
    return row.id;
  }
  async function anAttempt(owner: Owner, teacherId: string | null = null): Promise<string> {
    const examId = await anExam(owner);
    const row = {
      ...base(owner, true),
      examEnrollId: await anEnrolment(owner, teacherId),
      examId,
      examPaperId: await aPaper(owner),
      memberId: people.ids[owner],
      attemptNo: 1,
      status: '1' as const,
      seed: 1,
      startedAt: past,
      deadlineAt: later,
      maxPoints: 0,
      questionCount: 0,
    };
    await db.insert(examPaperEnroll).values(row);
    return row.id;
  }

  async function aTie(owner: Owner, appId: string): Promise<string> {
    const row = { ...base(owner), appId, guardianId: newId(), memberId: people.ids[owner], relation: '父亲' };
    await db.insert(memberGuardian).values({ ...row, status: 'pending' });
    return row.id;
  }

  return {
    exam: anExam,
    examEnroll: (owner) => anEnrolment(owner),
    examPaperEnroll: (owner) => anAttempt(owner),
    /** Whose enrolment names the demo's teacher. */
    attemptWithTeacher: (owner) => anAttempt(owner, people.ids.teacher),
    async examMemberQuestion(owner) {
      const version = {
        ...base(owner),
        questionId: newId(),
        versionNo: 1,
        type: '5' as const,
        stem: '',
        stemHtml: '',
        options: [],
        analysis: '',
        analysisHtml: '',
        difficulty: 'easy',
        tags: [],
      };
      await db.insert(questionVersion).values(version);
      const row = {
        ...base(owner, true),
        attemptId: await anAttempt(owner),
        memberId: people.ids[owner],
        questionVersionId: version.id,
        no: 1,
        maxPoints: 0,
        status: '1' as const,
      };
      await db.insert(examMemberQuestion).values(row);
      return row.id;
    },
    member: (owner) => Promise.resolve(people.ids[owner]),
    async organization(owner) {
      const orgId = people.orgIds[owner];
      if (orgId !== null) return orgId;
      const row = { ...base(owner), name: `申请 ${owner}`, status: '0' as const };
      await db.insert(organization).values(row);
      return row.id;
    },
    async teacherGroup(owner) {
      const row = { ...base(owner, true), name: `小组 ${owner}`, teacherId: people.ids[owner] };
      await db.insert(teacherGroup).values(row);
      return row.id;
    },
    /** A group of the owner's in a school that is not the session's. */
    async groupElsewhere(owner) {
      const row = { ...base(owner), orgId: newId(), name: `别处 ${owner}`, teacherId: people.ids[owner] };
      await db.insert(teacherGroup).values(row);
      return row.id;
    },
    async memberTeacher(owner) {
      const rows = await db
        .select()
        .from(memberTeacher)
        .where(and(eq(memberTeacher.appId, people.appIdOf(owner)), isNotNull(memberTeacher.orgId)));
      const link = rows.find(({ memberId, status }) => memberId === people.ids[owner] && status === 'active');
      return link?.id ?? null;
    },
    async memberBlacklist(owner) {
      const row = {
        ...base(owner),
        memberId: people.ids[owner],
        scope: 'enroll' as const,
        reason: '矩阵',
        until: past,
      };
      await db.insert(memberBlacklist).values(row);
      return row.id;
    },
    async memberDocument(owner) {
      const row = {
        ...base(owner),
        memberId: people.ids[owner],
        kind: 'certificate',
        fileName: 'matrix-scan.png',
        title: '证书',
      };
      await db.insert(memberDocument).values(row);
      return row.id;
    },
    async memberPoints(owner) {
      const row = { ...base(owner), memberId: people.ids[owner], delta: 1, reason: '矩阵' };
      await db.insert(memberPoints).values(row);
      return row.id;
    },
    async feedback(owner) {
      const row = { ...base(owner), memberId: people.ids[owner], category: 'problem' as const, content: '反馈' };
      await db.insert(feedback).values(row);
      return row.id;
    },
    async rejudge(owner) {
      const row = { ...base(owner), scope: 'question' as const, targetId: newId(), reason: '矩阵' };
      await db.insert(rejudge).values({ ...row, state: 'open' });
      return row.id;
    },
    async config(owner) {
      const row = { ...base(owner), key: `matrix.${newId()}`, value: '值', isPublic: false };
      await db.insert(config).values(row);
      return row.id;
    },
    async dict(owner) {
      const row = { ...base(owner), value: `m${newId().toLowerCase()}`, label: '字典' };
      await db.insert(dict).values(row);
      return row.id;
    },
    async dictItem(owner) {
      const parent = { ...base(owner), value: `m${newId().toLowerCase()}`, label: '字典' };
      await db.insert(dict).values(parent);
      const row = { ...base(owner), dictId: parent.id, value: 'a', label: '甲', sort: 0 };
      await db.insert(dictItem).values(row);
      return row.id;
    },
    async imageBanner(owner) {
      const row = { ...base(owner), position: 'home', title: '横幅', subtitle: '', sort: 0, isOn: true };
      await db.insert(imageBanner).values(row);
      return row.id;
    },
    ...matrixFiles(site, people),
    ...matrixMessages(site, people),
    ...matrixPlaces(site, people),
    async app(owner) {
      const [row] = await db
        .select({ id: app.id })
        .from(app)
        .where(eq(app.appId, people.appIdOf(owner)));
      return row?.id ?? null;
    },
    /** A tie that an unknown adult has asked the owner for: here, and in an app in which the owner is not. */
    tie: (owner) => aTie(owner, people.appIdOf(owner)),
    tieElsewhere: (owner) => aTie(owner, 'elsewhere'),
    async role(owner) {
      const row = { ...base(owner), code: newId().toLowerCase(), name: '角色' };
      await db.insert(role).values(row);
      return row.id;
    },
    async user(owner) {
      const row = {
        ...base(owner),
        account: newId().toLowerCase(),
        name: '职员',
        pwdHash: '',
        status: 'active' as const,
      };
      await db.insert(user).values(row);
      return row.id;
    },
    async resource(owner) {
      const row = { ...base(owner), code: newId().toLowerCase(), name: '资源' };
      await db.insert(resource).values(row);
      return row.id;
    },
    async resourceOperation(owner) {
      const row = { ...base(owner), resourceId: newId(), code: 'query', name: '查看' };
      await db.insert(resourceOperation).values(row);
      return row.id;
    },
    async right(owner) {
      const row = {
        ...base(owner),
        code: newId().toLowerCase(),
        name: '权益',
        kind: 'unlimited' as const,
        status: 'published' as const,
      };
      await db.insert(right).values(row);
      return row.id;
    },
  } satisfies Record<string, RowMaker>;
}

export type RowKind = keyof ReturnType<typeof matrixRows>;
