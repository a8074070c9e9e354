import { and, asc, eq } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { DEFAULT_LEVELS, DEFAULT_WEIGHTS } from '@aosai/api/classes/classMembers';
import { CONTEST_REVIEW } from '@aosai/api/exams/review';
import { newId } from '../base/newId.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examPaper } from '../db/schema/exam.ts';
import { member, memberGuardian } from '../db/schema/people.ts';
import { grade } from '../db/schema/teaching.ts';
import { askAs } from './askAs.ts';
import { seedSecondSchool } from './secondSchool.ts';
import { openTestApp } from './testApp.ts';

/**
 * Two schools and two families: 林's child is at the demo's school and a sister at the other one (account `student21`),
 * 童's child is at the other one only, and a link of 童's to 林's child has ended.
 */
export async function openTwoFamilies() {
  const site = await openTestApp();
  const far = await seedSecondSchool(site);
  const child = site.people.studentId;
  const [sister = '', otherChild = ''] = far.studentIds;
  const base = () => ({ appId: site.people.appId, id: newId(), createdAt: site.now(), updatedAt: site.now() });
  const inDays = (days: number) => new Date(site.now().getTime() + days * DAY_MS);

  const [known] = await site.db.select({ pwdHash: member.pwdHash }).from(member).where(eq(member.id, child));
  const other = { ...base(), account: 'tongjia', name: '童家长', type: 'parent' as const, pwdHash: known?.pwdHash };
  await site.db.insert(member).values(other);
  const link = (guardianId: string, memberId: string, status: 'active' | 'ended' = 'active') => ({
    ...base(),
    guardianId,
    memberId,
    relation: '母亲',
    status,
  });
  await site.db
    .insert(memberGuardian)
    .values([link(site.people.parentId, sister), link(other.id, otherChild), link(other.id, child, 'ended')]);
  // All are minors, so that their orders are the guardians' to pay.
  await site.db.update(member).set({ birthYm: '2012-01' }).where(eq(member.type, 'student'));
  const ask = askAs(site, null);
  const lin = await site.signIn('jiazhang');
  const tong = await site.signIn('tongjia');

  async function anExam(changes: Partial<typeof exam.$inferInsert> = {}) {
    const paper = {
      ...base(),
      title: '卷',
      template: 'free',
      sections: [],
      totalPoints: 0,
      durationMin: 60,
      shuffle: { section: false, question: false, option: false },
      scorePolicy: 'best' as const,
      feedback: 'deferred' as const,
    };
    await site.db.insert(examPaper).values(paper);
    const row = {
      ...base(),
      title: '期中考试',
      summary: '',
      notesHtml: '<p>带笔</p>',
      published: true,
      enrollStartAt: inDays(-1),
      enrollEndAt: inDays(1),
      startAt: inDays(1),
      endAt: inDays(2),
      examPaperIds: [paper.id],
      priceFen: 0,
      scope: 'org' as const,
      orgId: far.orgId,
      maxAttempts: 1,
      reviewMatrix: CONTEST_REVIEW,
      lateStartPolicy: 'untilEnd' as const,
      recordsEvents: true,
      ...changes,
    };
    await site.db.insert(exam).values(row);
    return { id: row.id, paperId: paper.id };
  }

  async function aClass(changes: Partial<typeof grade.$inferInsert> = {}) {
    const row = {
      ...base(),
      title: '开放班',
      orgId: site.people.orgId,
      published: true,
      isPublic: true,
      enrollStartAt: inDays(-1),
      enrollEndAt: inDays(1),
      startAt: inDays(1),
      endAt: inDays(30),
      weights: DEFAULT_WEIGHTS,
      levels: DEFAULT_LEVELS,
      ...changes,
    };
    await site.db.insert(grade).values(row);
    return row.id;
  }

  const placesIn = (targetId: string) =>
    site.db
      .select({
        memberId: enrolment.memberId,
        status: enrolment.status,
        orgId: enrolment.orgId,
        createdBy: enrolment.createdBy,
        source: enrolment.source,
      })
      .from(enrolment)
      .where(and(eq(enrolment.appId, site.people.appId), eq(enrolment.targetId, targetId)))
      .orderBy(asc(enrolment.id));

  return { site, far, ask, lin, tong, child, sister, otherChild, base, inDays, anExam, aClass, placesIn };
}
