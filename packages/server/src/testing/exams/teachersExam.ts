import { eq } from 'drizzle-orm';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam as exams, examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import type { Db } from '../../db/open.ts';
import { DEVICE } from '../engine/drive.ts';
import { NOON } from '../engine/world.ts';
import { codeOf, examStage, type Persona } from '../stages/examStage.ts';

export const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS).toISOString();
export const times = { enrollStartAt: at(0), enrollEndAt: at(2), startAt: at(1), endAt: at(4) };

export type TeachersExam = Awaited<ReturnType<typeof teachersExam>>;

/** A stage whose paper is the teacher's, with helpers for exams that use it. */
export async function teachersExam(db: Db) {
  const stage = await examStage(db);
  await db.update(examPaper).set({ ownerId: stage.ids.teacher }).where(eq(examPaper.id, stage.world.paperId));

  async function draft(persona: Persona = 'teacher', group: '' | 'edms' | 'bms' = ''): Promise<string> {
    const papers = persona === 'teacher' ? { examPaperIds: [stage.world.paperId] } : {};
    const { id } = await stage.ask(persona, 'exam', 'create', { title: '期中模拟', ...times, ...papers }, group);
    return id;
  }

  const move = (action: 'publish' | 'unpublish' | 'delete', id: string, persona: Persona = 'teacher') =>
    stage.ask(persona, 'exam', action, { id }).then(() => 'ok', codeOf);

  const staffOf = async (id: string) => (await stage.ask('teacher', 'exam', 'queryById', { id })).staff;

  /** A published exam of the teacher's, running, with the student enrolled. */
  async function sitting(changes: Partial<typeof exams.$inferInsert> = {}) {
    const id = await draft();
    await move('publish', id);
    await db
      .update(exams)
      .set({ startAt: NOON, ...changes })
      .where(eq(exams.id, id));
    await db.insert(enrolment).values({
      appId: stage.world.appId,
      id: id.replace(/^./, 'E'),
      createdAt: NOON,
      updatedAt: NOON,
      kind: 'exam',
      targetId: id,
      memberId: stage.ids.student,
      source: 'batch',
      status: '2',
    });
    return id;
  }

  const startIn = (examId: string, more: { accessCode?: string } = {}) =>
    stage.ask('student', 'examPaperEnroll', 'start', {
      examId,
      examPaperId: stage.world.paperId,
      deviceId: DEVICE,
      ...more,
    });

  const running = (examId: string) => db.select().from(examPaperEnroll).where(eq(examPaperEnroll.examId, examId));
  return { stage, draft, move, staffOf, sitting, startIn, running };
}
