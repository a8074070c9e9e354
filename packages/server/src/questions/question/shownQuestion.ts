import { POINT } from '@aosai/api/kit/points';
import { isJudged } from '@aosai/api/questions/kinds';
import type { questionVersion } from '../../db/schema/exam.ts';
import { roomQuestion } from './roomQuestion.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

type VersionRow = typeof questionVersion.$inferSelect;

const FULL_TASK = 100 * POINT;

/** A question's points outside of papers: the sum of its parts; one hundred for a task. */
function pointsAlone({ type, answerKey }: VersionRow): number {
  if (answerKey?.kind === 'parts') return answerKey.parts.reduce((sum, { weight }) => sum + weight, 0);
  return isJudged(type) ? FULL_TASK : 0;
}

/** Replaces the title of a question while a formal exam asks it. */
export const HELD_TITLE = '考试中的题目';

/** A question withheld for a running exam, as members who practise see it: without content. */
export const covered = ({ id, no, type, points }: RoomQuestion): RoomQuestion => ({
  id,
  no,
  type,
  points,
  title: HELD_TITLE,
  stemHtml: '',
  options: [],
  blankCount: 0,
  programming: null,
});

/** The question as members who practise read it: no key, no analysis, and no case except samples. */
export function questionInPractice(version: VersionRow): RoomQuestion {
  const item = { version, points: pointsAlone(version), sectionIndex: 0 };
  return roomQuestion({ no: 0, item, options: version.options, parts: version.parts });
}
