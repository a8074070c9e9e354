import { dateText, startOfDay } from '@aosai/api/domain/beijing';
import { AppError } from '@aosai/api/contract/errors';
import { isJudged } from '@aosai/api/domain/questions/kinds';
import { type EngineCall, within } from '../engineCall.ts';
import { askedNow, redrawn } from './askedNow.ts';
import type { Met } from './met.ts';
import { lockPractice, type PracticeRow, savePractice, shownAt } from './practiceRow.ts';
import { intoBook } from './scoreTry.ts';

export interface Marks {
  favourite?: boolean | undefined;
  mastered?: boolean | undefined;
  reveal?: true | undefined;
}

/** 看答案 is a wrong answer that nobody had to give; later it earns nothing any more. */
function revealed(row: PracticeRow, met: Met, now: Date): Partial<PracticeRow> {
  if (isJudged(met.head.type)) throw new AppError('VALIDATION', { detail: '编程题没有答案可看，请看题解' });
  if (met.classSolution === false) throw new AppError('VALIDATION', { detail: '老师还没有开放这个单元的答案' });
  if (shownAt(row) !== null) return {};
  if (row.solvedAt !== null && met.draw === 0) return { revealedAt: now };
  return { revealedAt: now, ...intoBook(row, now, false) };
}

function markedAs(row: PracticeRow, isMastered: boolean, now: Date): Partial<PracticeRow> {
  if (isMastered) return { isWrong: false, card: null, dueAt: null, masteredAt: now };
  return row.isWrong
    ? {}
    : { isWrong: true, card: null, dueAt: startOfDay(dateText(now.getTime()), 1), masteredAt: null };
}

/** What a member says of a question themselves. Throws VALIDATION. */
export async function markQuestion(
  call: EngineCall,
  memberId: string,
  given: Met,
  { favourite, mastered, reveal }: Marks,
): Promise<PracticeRow> {
  const { now } = call;
  return call.db.transaction(async (tx) => {
    const kept = await lockPractice(tx, within(call, tx), { memberId, questionId: given.head.id });
    const { met, row } = askedNow(given, kept, now);
    const changes = {
      ...(reveal && redrawn(given, kept, now)),
      ...(favourite !== undefined && { isFavourite: favourite }),
      ...(reveal && revealed(row, met, now)),
      ...(mastered !== undefined && markedAs(row, mastered, now)),
    };
    return Object.keys(changes).length === 0 ? kept : savePractice(tx, kept, changes, now);
  });
}
