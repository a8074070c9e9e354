import type { CodeWork } from '../../../../patterns/CodeWork/codeWork.ts';
import type { OpenRoom } from '../examRoomProps.ts';

/** Says what is judged after the language changes, by the paper's rule. */
const switchNote = ({ feedback, scorePolicy }: OpenRoom): string => {
  if (feedback === 'deferred') return '这道题按交卷时选用的语言评测。';
  return scorePolicy === 'best'
    ? '得分取各次提交中最高的一次；交卷时选用的代码如果没有提交过，也会评测。'
    : '得分按交卷时选用的代码计算，它没有提交过也会评测。';
};

/** The code panels, configured by the rules of the paper. */
export const codeWorkOf = (room: OpenRoom): CodeWork => ({
  submissions: room.submissions,
  trial: room.trial,
  submittingIds: room.submittingIds,
  online: room.online,
  scored: room.feedback === 'ioi',
  switchNote: switchNote(room),
});
