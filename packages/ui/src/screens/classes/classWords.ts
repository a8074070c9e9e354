import type { TagProps } from '../../primitives/Tag/Tag.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import type { GradeRow } from '@aosai/api/classes/grade.contract';
import { ENROLMENT, type EnrolmentStatus } from '@aosai/api/enrolment/enrolments';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';

type Tone = NonNullable<TagProps['tone']>;

/** The tag of a class's state; 进行中 · 可报名 for a running class that everybody finds and can enrol in. */
export const classTag = ({ status, isEnrolling, isPublic }: GradeRow): { tone: Tone; text: string } => {
  switch (status) {
    case LIFECYCLE.running:
      return { tone: 'primary', text: isEnrolling && isPublic ? '进行中 · 可报名' : '进行中' };
    case LIFECYCLE.enrolling:
      return { tone: 'primary', text: LIFECYCLE.label(status) };
    case LIFECYCLE.draft:
    case LIFECYCLE.preview:
    case LIFECYCLE.waiting:
    case LIFECYCLE.ended:
      return { tone: 'neutral', text: LIFECYCLE.label(status) };
    default:
      return status satisfies never;
  }
};

const PLACE_TONES: Partial<Record<EnrolmentStatus, Tone>> = {
  '0': 'warn',
  '1': 'warn',
  '2': 'ok',
  '4': 'warn',
  '5': 'warn',
};

/** The tag of a person's enrolment in a class. */
export const placeTag = (status: EnrolmentStatus): { tone: Tone; text: string } => ({
  tone: PLACE_TONES[status] ?? 'neutral',
  text: status === '2' ? '已加入' : ENROLMENT.label(status),
});

/** 17 人，共 20 个名额. */
export const seatsText = ({ takenCount, capacity }: Pick<GradeRow, 'takenCount' | 'capacity'>): string => {
  const taken = takenCount === 0 ? '还没有人' : `${takenCount} 人`;
  return capacity === null ? taken : `${taken}，共 ${capacity} 个名额`;
};

export const isFull = ({ takenCount, capacity }: Pick<GradeRow, 'takenCount' | 'capacity'>): boolean =>
  capacity !== null && takenCount >= capacity;

/** 明天 20:00 截止, or 结束 for an exam. */
export const dueText = ({ kind, dueAt }: { kind: 'exam' | 'homework'; dueAt: string }, now: number): string =>
  `${momentText(dueAt, now)} ${kind === 'exam' ? '结束' : '截止'}`;

/** 助教 何清、许静, or nothing. */
export const assistantsText = ({ assistants }: Pick<GradeRow, 'assistants'>): string =>
  assistants.length === 0 ? '' : `助教 ${assistants.map(({ name }) => name).join('、')}`;

export const teachersText = ({ teachers }: Pick<GradeRow, 'teachers'>): string =>
  teachers.length === 0 ? '老师待定' : teachers.map(({ name }) => name).join('、');
