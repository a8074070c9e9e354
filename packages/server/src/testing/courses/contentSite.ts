import { and, eq } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { newId } from '../../base/newId.ts';
import { question } from '../../db/schema/bank.ts';
import { chapter, course } from '../../db/schema/content.ts';
import { member } from '../../db/schema/people.ts';
import { file } from '../../db/schema/platform.ts';
import { createQuestion } from '../../questions/bank/createQuestion.ts';
import { aStatement } from '../engine/aStatement.ts';
import { openTestApp, type Visitor } from '../testApp.ts';

export type ContentSite = Awaited<ReturnType<typeof openContentSite>>;

/** A site with courses: calls by its people, and helpers that insert rows. */
export async function openContentSite() {
  const app = await openTestApp();
  const { appId, studentId } = app.people;
  const visitors = {
    office: await app.signIn('guanli', 'user'),
    teacher: await app.signIn('laoshi'),
    student: await app.signIn('xuesheng'),
    classmate: await app.signIn('xuesheng2'),
    parent: await app.signIn('jiazhang'),
  };
  const base = () => ({ appId, id: newId(), createdAt: app.now(), updatedAt: app.now() });
  const PLATFORM = { orgId: null, ownerId: null, status: '1' } as const;

  /** Sends `POST /bms/course/create` and the like; returns the error code of a refusal. */
  async function ask<Answer = Record<string, unknown>>(
    call: string,
    input: object,
    by: keyof typeof visitors | null = 'office',
  ): Promise<Answer | string> {
    const [method = '', path = ''] = call.split(' ');
    const visitor: Visitor | null = by === null ? null : visitors[by];
    const isGet = method === 'GET';
    const query = isGet ? `?${new URLSearchParams(Object.entries(input)).toString()}` : '';
    const reply = await app.send(method, `${path}${query}`, {
      visitor,
      ...(isGet ? { headerForm: visitor !== null } : { body: input }),
    });
    return reply.body.code ?? (reply.body.data as Answer);
  }

  return {
    app,
    visitors,
    ask,
    days: (count: number) => new Date(app.now().getTime() + count * DAY_MS),
    async aQuestion(more: object = {}) {
      const by = { appId, now: app.now(), actorId: null };
      const head = { ...PLATFORM, isOpen: true, ...more };
      return (await createQuestion(app.db, by, { ...aStatement(), stem: `${newId()} 是奇数。` }, head)).id;
    },
    async aChapter(more: Partial<typeof chapter.$inferInsert> = {}) {
      const row = { ...base(), ...PLATFORM, title: '第一课', notes: '讲义', notesHtml: '<p>讲义</p>', ...more };
      await app.db.insert(chapter).values(row);
      return row.id;
    },
    async aCourse(chapterIds: string[], more: Partial<typeof course.$inferInsert> = {}) {
      const about = { title: '入门', kind: 'course', difficulty: 'easy' } as const;
      const row = { ...base(), ...PLATFORM, ...about, chapterIds, ...more };
      await app.db.insert(course).values(row);
      return row.id;
    },
    async aFile(more: Partial<typeof file.$inferInsert> = {}) {
      const row = { ...base(), fileName: `${newId().toLowerCase()}.mp4`, title: '课.mp4', mime: 'video/mp4' };
      const kept = { isPublic: false, sha256: '', sizeBytes: 10, purpose: 'video', ownerKind: 'user' as const };
      await app.db.insert(file).values({ ...row, ...kept, ownerId: 'U', ...more });
      return row.fileName;
    },
    givePoints: (points: number, id: string = studentId) =>
      app.db
        .update(member)
        .set({ points })
        .where(and(eq(member.appId, appId), eq(member.id, id))),
    changeQuestion: (id: string, changes: Partial<typeof question.$inferInsert>) =>
      app.db
        .update(question)
        .set(changes)
        .where(and(eq(question.appId, appId), eq(question.id, id))),
  };
}
