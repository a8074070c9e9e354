import { and, asc, eq, inArray } from 'drizzle-orm';
import { dateText, startOfDay } from '@aosai/api/kit/beijing';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import type { FeedbackCategory, FeedbackStatus } from '@aosai/api/platform/feedbackRules';
import type { ErrorPart } from '@aosai/api/questions/errorReports';
import type { Db } from '../db/open.ts';
import { course, chapter } from '../db/schema/content.ts';
import { feedback, message } from '../db/schema/platform.ts';
import { question } from '../db/schema/bank.ts';
import { announcement, grade } from '../db/schema/teaching.ts';
import { targetLink } from '../enrolment/targetLink.ts';
import { sendMessage } from '../platform/message/sendMessage.ts';
import type { DemoPeople } from './demoPeople.ts';
import { demoRow } from './demoRow.ts';
import { RUNNING_CLASS } from './seedClass.ts';

const NOON_MS = 12 * HOUR_MS;

/** Messages of the class's teacher, the oldest first; the last `unread` students have not read it. */
const ANNOUNCEMENTS = [
  {
    daysAgo: 9,
    unread: 0,
    text: '这周六讲循环嵌套。请先把第 15 课的例题自己敲一遍，课上从打印图形开始。',
  },
  {
    daysAgo: 2,
    unread: 2,
    text: '模拟考试的成绩出来了。错题我们周六一起讲，请先自己改一遍：能不看答案写对，才算会了。',
  },
] as const;

interface Told {
  from: 'parent' | 'teacher' | 'classmate';
  category: FeedbackCategory;
  daysAgo: number;
  content: string;
  status: FeedbackStatus;
  reply: string | null;
}

const FEEDBACKS: readonly Told[] = [
  {
    from: 'parent',
    category: 'suggestion',
    daysAgo: 12,
    content: '能不能在周报里看到孩子这一周哪几天练了？现在只有总时间。',
    status: '2',
    reply: '周报里现在有一周七天，每天练了多久一眼能看到。谢谢您的建议。',
  },
  {
    from: 'classmate',
    category: 'problem',
    daysAgo: 4,
    content: '在手机上写代码的时候，键盘会挡住运行按钮。手机是横着拿的。',
    status: '1',
    reply: null,
  },
  {
    from: 'teacher',
    category: 'account',
    daysAgo: 1,
    content: '有两个学生要从秋季班转到寒假班，作业记录会不会丢？',
    status: '0',
    reply: null,
  },
];

/** A report of an error in the course's first question with an option. */
const REPORT: { daysAgo: number; part: ErrorPart; content: string } = {
  daysAgo: 1,
  part: 'analysis',
  content: '解析只讲了为什么选这个，没有说另外三个错在哪里，学生问我时还要再讲一遍。',
};

async function announce(tx: Db, { appId, orgId, teacherId, studentId, classmateIds }: DemoPeople, dayAt: DayAt) {
  const [found] = await tx
    .select({ id: grade.id, title: grade.title })
    .from(grade)
    .where(and(eq(grade.appId, appId), eq(grade.key, RUNNING_CLASS)));
  if (!found) return;
  const memberIds = [studentId, ...classmateIds];
  for (const { daysAgo, unread, text } of ANNOUNCEMENTS) {
    const at = dayAt(daysAgo);
    const row = { ...demoRow(appId, at, orgId), createdBy: teacherId };
    await tx.insert(announcement).values({ ...row, kind: 'grade', targetId: found.id, only: 'all', text });
    await sendMessage(tx, {
      appId,
      memberIds,
      type: 'grade',
      title: `「${found.title}」老师的通知`,
      body: text,
      link: targetLink({ kind: 'grade', id: found.id }),
      createdBy: teacherId,
      announcementId: row.id,
      now: at,
    });
    const readers = memberIds.slice(0, memberIds.length - unread);
    await tx
      .update(message)
      .set({ readAt: new Date(at.getTime() + HOUR_MS) })
      .where(and(eq(message.appId, appId), eq(message.announcementId, row.id), inArray(message.memberId, readers)));
  }
}

/** A question of the first course's first lesson. */
async function reported(tx: Db, appId: string) {
  const [first] = await tx
    .select({ chapterIds: course.chapterIds })
    .from(course)
    .where(and(eq(course.appId, appId), eq(course.kind, 'course')))
    .orderBy(asc(course.id))
    .limit(1);
  const [lesson] = await tx
    .select({ questionIds: chapter.questionIds })
    .from(chapter)
    .where(and(eq(chapter.appId, appId), eq(chapter.id, first?.chapterIds[0] ?? '')));
  const [found] = await tx
    .select({ id: question.id, title: question.title })
    .from(question)
    .where(and(eq(question.appId, appId), eq(question.id, lesson?.questionIds[0] ?? '')));
  return found;
}

type DayAt = (daysAgo: number) => Date;

async function tell(tx: Db, people: DemoPeople, dayAt: DayAt): Promise<void> {
  const { appId, studentId, parentId, teacherId, classmateIds, operatorId } = people;
  const senders = { parent: parentId, teacher: teacherId, classmate: classmateIds[0] ?? studentId };
  for (const { from, daysAgo, category, content, status, reply } of FEEDBACKS) {
    const memberId = senders[from];
    const at = dayAt(daysAgo);
    const handledAt = status === '0' ? null : new Date(at.getTime() + DAY_MS);
    const row = { ...demoRow(appId, at), createdBy: memberId, updatedAt: handledAt ?? at };
    await tx.insert(feedback).values({ ...row, memberId, category, content, status, reply, handledAt });
    if (reply === null || !handledAt) continue;
    await sendMessage(tx, {
      appId,
      memberIds: [memberId],
      type: 'feedback',
      title: '您的反馈已解决',
      body: reply,
      link: 'user/feedback',
      createdBy: operatorId,
      now: handledAt,
    });
  }
  const about = await reported(tx, appId);
  if (!about) return;
  const { daysAgo, ...report } = REPORT;
  await tx.insert(feedback).values({
    ...demoRow(appId, dayAt(daysAgo)),
    ...report,
    createdBy: teacherId,
    memberId: teacherId,
    category: 'content',
    questionId: about.id,
    questionTitle: about.title,
  });
}

/** Seeds what the teacher has told the class, and what people have told the office, once. */
export async function seedMessages(db: Db, now: Date, people: DemoPeople): Promise<void> {
  const { appId } = people;
  if ((await db.$count(feedback, eq(feedback.appId, appId))) > 0) return;
  const today = startOfDay(dateText(now.getTime())).getTime();
  const dayAt: DayAt = (daysAgo) => new Date(today - daysAgo * DAY_MS + NOON_MS);
  await db.transaction(async (tx) => {
    await announce(tx, people, dayAt);
    await tell(tx, people, dayAt);
  });
}
