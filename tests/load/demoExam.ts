import { randomBytes } from 'node:crypto';
import { ApiError } from '@aosai/api/client/errors';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import type { Person } from '../support/apiClient.ts';
import type { Room } from '@aosai/api/exams/attempt.contract';

export interface Place {
  examId: string;
  examPaperId: string;
}

export interface Sitting extends Place {
  person: Person;
  deviceId: string;
  room: Room;
  /** Token that proves to be the attempt's writer. */
  token: string;
}

const RUNNING = '3';

/** Finds a running demo exam with a GESP paper in the list of exams. */
export async function openGespExam({ client }: Pick<Person, 'client'>): Promise<Place> {
  const { content } = await client.exam.queryList({ page: 0, size: 20, statusList: [RUNNING] });
  for (const { id: examId } of content) {
    const papers = await client.exam.queryExamPaperListByExam({ examId });
    const paper = papers.content.find(({ template }) => template.startsWith('gesp'));
    if (paper) return { examId, examPaperId: paper.id };
  }
  throw new Error('no demo exam with a GESP paper is open now');
}

/** Finds the exam with this title and its first paper. */
export async function placeOf({ client }: Pick<Person, 'client'>, title: string): Promise<Place> {
  const { content } = await client.exam.queryList({ size: MAX_PAGE_SIZE });
  const examId = content.find((exam) => exam.title === title)?.id;
  if (examId === undefined) throw new Error(`there is no exam “${title}”`);
  const [paper] = (await client.exam.queryExamPaperListByExam({ examId })).content;
  if (!paper) throw new Error(`“${title}” has no paper`);
  return { examId, examPaperId: paper.id };
}

export async function enrol({ client }: Person, examId: string): Promise<void> {
  try {
    await client.examEnroll.enroll({ examId });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'ENROLL_EXISTS') throw error;
  }
}

/** Enrols and enters the room as a new device. */
export async function sit(person: Person, { examId, examPaperId }: Place): Promise<Sitting> {
  await enrol(person, examId);
  const deviceId = randomBytes(8).toString('hex');
  const room = await person.client.examPaperEnroll.start({ examId, examPaperId, deviceId });
  if (room.token === null) throw new Error('the attempt is held by another device');
  return { person, examId, examPaperId, deviceId, room, token: room.token };
}
