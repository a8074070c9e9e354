import { CPP, LANGUAGES } from '@aosai/api/judging/languages';
import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { scrollStop } from '../../../../primitives/Scroll/scrollStop.ts';
import { formatMemory, formatTimeLimit } from '../../../../patterns/Verdict/measures.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

export interface TaskFactsProps {
  task: NonNullable<RoomQuestion['programming']>;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[12]};
  }
  h3 {
    margin-bottom: ${theme.space[4]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  pre {
    min-height: 44px;
    max-height: 240px;
    padding: 10px 12px;
    overflow: auto;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.code};
    font-family: ${theme.font.mono};
    font-size: ${theme.text.small};
    line-height: 1.55;
  }

  ${media.narrow} {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Details of a programming task: limits, samples, subtasks. */
export const TaskFacts = ({ task }: TaskFactsProps) => {
  const languages = task.languages.map((id) => (id === CPP ? task.standard.toUpperCase() : LANGUAGES[id].label));
  const facts = [
    `时间 ${formatTimeLimit(task.timeMs)}`,
    `内存 ${formatMemory(task.memoryKiB)}`,
    languages.join('、'),
    task.fileIo === null ? '标准输入输出' : `文件 ${task.fileIo}.in / ${task.fileIo}.out`,
    `${task.caseCount} 个测试点`,
  ];
  return (
    <Root>
      <p>{facts.join(' · ')}</p>
      {task.subtasks.length > 0 && (
        <p>
          {task.subtasks
            .map((subtask) => `子任务 ${subtask.id}：${formatPoints(subtask.points)} 分，${subtask.caseCount} 个测试点`)
            .join('；')}
        </p>
      )}
      {task.samples.map((sample, place) => (
        <div key={sample.id}>
          <section>
            <h3>样例输入 {place + 1}</h3>
            <pre ref={scrollStop}>{sample.input}</pre>
          </section>
          <section>
            <h3>样例输出 {place + 1}</h3>
            <pre ref={scrollStop}>{sample.expected}</pre>
          </section>
        </div>
      ))}
    </Root>
  );
};
