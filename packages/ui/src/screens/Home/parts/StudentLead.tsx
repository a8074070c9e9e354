import type { ExamCard } from '@aosai/api/contract/types';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { examStep } from '../../../patterns/examState/examState.ts';
import { examAction, sizeText, stateTag, whenText } from '../../../patterns/examState/examWords.ts';
import { links } from '../../../patterns/links/links.ts';
import { dayText } from '../../../patterns/time/beijing.ts';
import { leftText } from '../../../patterns/time/durations.ts';
import { Lead } from './Lead.tsx';
import type { StudentHome } from './person.ts';

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[12]};

  > [role='progressbar'] {
    flex: 0 1 340px;
    min-width: 120px;
  }
  > strong {
    color: ${theme.color.seal};
    font-weight: ${theme.weight.medium};
  }
`;

const nextOf = (exams: readonly ExamCard[], now: number): ExamCard | undefined =>
  exams.find((exam) => examStep(exam, now) === 'enter') ?? exams.find((exam) => examStep(exam, now) === 'wait');

/** Where a student goes on: the attempt that is running, else the next exam, else a look around. */
export const StudentLead = ({ person, now }: { person: StudentHome; now: number }) => {
  const { running } = person;
  if (running) {
    const left = running.deadlineAt ? Date.parse(running.deadlineAt) - now : 0;
    return (
      <Lead
        eyebrow="正在作答"
        title={running.examTitle}
        action={
          <ButtonLink variant="primary" size="l" href={links.room(running.examId, running.examPaperId)}>
            继续作答
          </ButtonLink>
        }
      >
        <Progress>
          <ProgressBar
            label="已答题数"
            value={running.answeredCount}
            max={running.questionCount}
            valueText={`${running.answeredCount} / ${running.questionCount} 题`}
          />
          <span>
            已答 {running.answeredCount} / {running.questionCount} 题
          </span>
          <strong>{left > 0 ? `剩余 ${leftText(left)}` : '时间到，正在收卷'}</strong>
        </Progress>
      </Lead>
    );
  }
  const next = nextOf(person.todo.data ?? [], now);
  if (next) {
    const canEnter = examStep(next, now) === 'enter';
    const action = examAction(next, now);
    return (
      <Lead
        eyebrow={canEnter ? '可以进入' : `下一场考试 · ${stateTag(next, now).text}`}
        title={next.title}
        action={
          <ButtonLink variant="primary" size="l" href={action.href}>
            {action.label}
          </ButtonLink>
        }
      >
        {whenText(next, now)} · {sizeText(next, now)}
      </Lead>
    );
  }
  return (
    <Lead
      eyebrow={dayText(now, now)}
      title={`${person.name}，今天没有考试安排`}
      action={
        <ButtonLink variant="primary" size="l" href={links.examList}>
          去选一场模拟考
        </ButtonLink>
      }
    >
      做一套完整的模拟卷，交卷后就能看到每一题的得分和薄弱知识点。
    </Lead>
  );
};
