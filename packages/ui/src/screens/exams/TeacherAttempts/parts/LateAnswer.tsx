import { formatPoints } from '@aosai/api/kit/points';
import { QUESTION_KINDS } from '@aosai/api/questions/kinds';
import type { ReactNode } from 'react';
import { CodeText } from '../../../../patterns/CodeText/CodeText.tsx';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { isSameAnswer, LATE_REASONS, pendingCopy, shortAnswer, type LateCopy } from './lateCopies.ts';
import type { AnswerRecord } from '@aosai/api/exams/attempt.contract';
import { secondText } from '@aosai/api/kit/beijing';

export interface LateAnswerProps {
  record: AnswerRecord;
  chosen: boolean;
  /** The attempt is running, so nothing can be accepted yet. */
  locked: boolean;
  onChoose: (chosen: boolean) => void;
}

const Copy = ({
  title,
  note,
  record,
  answer,
}: {
  title: string;
  note: ReactNode;
  record: AnswerRecord;
  answer: AnswerRecord['answer'];
}) => (
  <div role="group" aria-label={`第 ${record.no} 题 ${title}`}>
    <h3>{title}</h3>
    <p>{note}</p>
    {answer?.kind === 'code' && answer.code.trim() !== '' ? (
      <CodeText code={answer.code} language={answer.language} />
    ) : (
      <b>{shortAnswer(record.type, answer)}</b>
    )}
  </div>
);

const lateNote = ({ receivedAt, reason }: LateCopy): string =>
  `${secondText(receivedAt)} 收到 · ${LATE_REASONS[reason]}`;

/** One question: the answer that counts, the late copy, and a checkbox to accept it. */
export const LateAnswer = ({ record, chosen, locked, onChoose }: LateAnswerProps) => {
  const pending = pendingCopy(record);
  const accepted = record.lateCopies.findLast((copy) => copy.accepted);
  const older = record.lateCopies.filter((copy) => !copy.accepted && copy !== pending).length;
  const name = `第 ${record.no} 题`;
  const facts = [
    QUESTION_KINDS[record.type].label,
    record.points === null
      ? `满分 ${formatPoints(record.maxPoints)}`
      : `现得 ${formatPoints(record.points)} / ${formatPoints(record.maxPoints)} 分`,
  ].join(' · ');
  const saved = record.savedAt === null ? '没有保存过' : `${secondText(record.savedAt)} 保存`;
  return (
    <li>
      <div data-part="head">
        {pending ? (
          <Checkbox
            label={name}
            hint={facts}
            checked={chosen}
            disabled={locked}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        ) : (
          <div>
            {name}
            <small>{facts}</small>
          </div>
        )}
        {accepted && (
          <Tag tone="ok" icon="check">
            {pending ? '采纳过一份' : '已采纳'}
          </Tag>
        )}
        {pending && isSameAnswer(record.answer, pending.answer) && <Tag>内容相同</Tag>}
      </div>
      <div data-part="copies">
        <Copy
          title="计分的答案"
          note={!pending && accepted ? lateNote(accepted) : saved}
          record={record}
          answer={record.answer}
        />
        {pending && <Copy title="迟到的答案" note={lateNote(pending)} record={record} answer={pending.answer} />}
      </div>
      {older > 0 && <p>另有 {older} 份更早到的，采纳时只用最新的一份。</p>}
    </li>
  );
};
