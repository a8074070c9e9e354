import { formatMemory, formatTimeLimit } from '../Verdict/measures.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

/** Limits of a programming question; nothing for other questions. */
export const QuestionLimits = ({ question }: { question: RoomQuestion }) => {
  const { programming } = question;
  if (!programming) return null;
  return (
    <>
      <span>
        时间 {formatTimeLimit(programming.timeMs)} · 内存 {formatMemory(programming.memoryKiB)}
      </span>
      {programming.fileIo !== null && (
        <span>
          读 {programming.fileIo}.in，写 {programming.fileIo}.out
        </span>
      )}
    </>
  );
};
