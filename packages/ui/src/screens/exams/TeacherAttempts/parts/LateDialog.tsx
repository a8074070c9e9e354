import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import { LateAnswer } from './LateAnswer.tsx';
import { pendingCopy } from './lateCopies.ts';
import type { AnswerRecord, Attempt } from '@aosai/api/exams/attempt.contract';

export interface LateDialogProps {
  attempt: Attempt;
  records: Loaded<AnswerRecord[]>;
  busy: boolean;
  error: string | null;
  onClose: () => void;
  onAccept: (input: { id: string; questionIds: string[] }) => void;
  onRetry: () => void;
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[16]};

  ul {
    display: grid;
    gap: ${theme.space[24]};
    list-style: none;
  }
  li {
    display: grid;
    gap: ${theme.space[12]};
    min-width: 0;
  }
  li + li {
    padding-top: ${theme.space[20]};
    border-top: 1px solid ${theme.color.line};
  }
  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]};
    font-weight: ${theme.weight.bold};
  }
  [data-part='head'] small {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
    font-variant-numeric: tabular-nums;
  }
  li > [data-part='copies'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
    gap: ${theme.space[16]};
  }
  [role='group'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 2px;
    min-width: 0;
    padding: ${theme.space[12]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
  }
  [role='group'] + [role='group'] {
    border-color: ${theme.color.lineStrong};
  }
  h3 {
    font-size: ${theme.text.small};
  }
  [role='group'] > p,
  li > p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  [role='group'] > b {
    margin-top: ${theme.space[4]};
    font-size: ${theme.text.figure};
    overflow-wrap: anywhere;
  }
  [role='group'] > figure {
    margin-top: ${theme.space[8]};
  }
  pre {
    max-height: 260px;
  }

  ${media.narrow} {
    ul {
      gap: ${theme.space[20]};
    }
  }
`;

/** Late copies, each next to the answer that counts; accepted copies replace it. */
export const LateDialog = ({ attempt, records, busy, error, onClose, onAccept, onRetry }: LateDialogProps) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const leave = useRef<HTMLButtonElement>(null);
  const isLocked = attempt.status === ATTEMPT.inProgress || attempt.status === ATTEMPT.ready;
  const open = records.data?.filter((record) => pendingCopy(record) !== undefined) ?? [];
  const questionIds = open.map(({ questionId }) => questionId).filter((id) => chosen.includes(id));
  const count = questionIds.length;
  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      initialFocus={leave}
      title={`${attempt.memberName}迟到的答案`}
      description={`${attempt.examTitle}，第 ${attempt.attemptNo} 次作答。迟到的答案不计分，除非您采纳。`}
      footer={
        open.length > 0 && !isLocked ? (
          <>
            <Button ref={leave} onClick={onClose}>
              不采纳
            </Button>
            <Button
              variant="primary"
              loading={busy}
              disabled={count === 0}
              onClick={() => onAccept({ id: attempt.id, questionIds })}
            >
              {count === 0 ? '采纳' : `采纳 ${count} 题并重新计分`}
            </Button>
          </>
        ) : (
          <Button ref={leave} onClick={onClose}>
            关闭
          </Button>
        )
      }
    >
      <Body>
        <Load of={records} name="迟到的答案" onRetry={onRetry}>
          {(list) =>
            list.length > 0 ? (
              <ul>
                {list.map((record) => (
                  <LateAnswer
                    key={record.id}
                    record={record}
                    chosen={chosen.includes(record.questionId)}
                    locked={isLocked || busy}
                    onChoose={(isChosen) =>
                      setChosen((ids) =>
                        isChosen ? [...ids, record.questionId] : ids.filter((id) => id !== record.questionId),
                      )
                    }
                  />
                ))}
              </ul>
            ) : (
              <Empty title="没有迟到的答案" icon="check">
                这次作答的答案都按时收到了。
              </Empty>
            )
          }
        </Load>
        {isLocked && open.length > 0 && <Alert>学生还在作答。交卷后才能采纳，现在可以先看。</Alert>}
        {count > 0 && (
          <Alert tone="warn" live="polite">
            采纳后，这 {count} 题改用迟到的答案，整份作答重新计分，总分可能升高也可能降低。原来的答案保留在操作记录里。
          </Alert>
        )}
        {error !== null && (
          <Alert tone="bad" live="assertive" title="没有采纳成功">
            {error}
          </Alert>
        )}
      </Body>
    </Dialog>
  );
};
