import { PROGRESS } from '@aosai/api/homework/homeworkStanding';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { ProgressBar } from '../../../../primitives/ProgressBar/ProgressBar.tsx';
import { examStep } from '../../../exams/examState.ts';
import { examAction, sizeText, stateTag, whenText } from '../../../exams/examWords.ts';
import { dueWords } from '../../../homework/HomeworkRows/homeworkWords.ts';
import type { Loaded } from '../../../../patterns/Load/Load.tsx';
import { links } from '../../../../patterns/links/links.ts';
import { dayText } from '@aosai/api/kit/dayText';
import { leftText } from '@aosai/api/kit/durations';
import { Lead } from './Lead.tsx';
import type { StudentHome } from './person.ts';
import type { ExamCard } from '@aosai/api/exams/exam.contract';
import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';

/** Height of the card's text, reserved while it loads. */
const LEAD_HEIGHT_PX = 150;

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

const Ways = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  justify-items: stretch;
`;

/** Exams that can be entered come before homework, homework before exams that start later. */
function nextOf({ todo, homework }: StudentHome, now: number): ExamCard | HomeworkPlace | undefined {
  const exams = todo.data ?? [];
  return (
    exams.find((exam) => examStep(exam, now) === 'enter') ??
    homework.data?.find(({ isOpen }) => isOpen) ??
    exams.find((exam) => examStep(exam, now) === 'wait')
  );
}

const HomeworkLead = ({ place, now }: { place: HomeworkPlace; now: number }) => {
  const isBegun = place.progress === PROGRESS.doing;
  return (
    <Lead
      eyebrow={place.isOverdue ? '作业 · 逾期，还可以补交' : isBegun ? '接着上次' : '下一份作业'}
      title={place.homeworkTitle}
      action={
        <ButtonLink variant="primary" size="l" href={links.homeworkRoom(place.id)}>
          {isBegun ? '继续作答' : '开始作答'}
        </ButtonLink>
      }
    >
      <Progress>
        <ProgressBar
          label="已答题数"
          value={place.answeredCount}
          max={place.questionCount}
          valueText={`${place.answeredCount} / ${place.questionCount} 题`}
        />
        <span>
          已答 {place.answeredCount} / {place.questionCount} 题 · {dueWords(place, now)}
        </span>
      </Progress>
    </Lead>
  );
};

const isNew = ({ classCount, results, marked }: StudentHome): boolean =>
  classCount === 0 && results.data?.length === 0 && marked.data?.length === 0;

const isOnItsWay = ({ data, error }: Loaded<unknown>): boolean => data === undefined && !error;

/** True while a list that the first card depends on is loading; nothing is claimed until then. */
const isUnknown = ({ running, todo, homework, results, marked, classCount }: StudentHome): boolean =>
  running === undefined || classCount === undefined || [todo, homework, results, marked].some(isOnItsWay);

/** The student's next step: a running attempt, else what is open or due next, else a class or a free exam. */
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
  const next = nextOf(person, now);
  if (next && 'homeworkTitle' in next) return <HomeworkLead place={next} now={now} />;
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
  if (isUnknown(person)) return <Skeleton height={LEAD_HEIGHT_PX} />;
  if (isNew(person))
    return (
      <Lead
        eyebrow={`${person.name}，欢迎`}
        title="先加入老师的班级"
        action={
          <Ways>
            <ButtonLink variant="primary" size="l" href={links.classes}>
              输入班级码
            </ButtonLink>
            <ButtonLink size="l" href={links.examList}>
              先做一套免费模拟卷
            </ButtonLink>
          </Ways>
        }
      >
        班级码由老师告诉你。加入以后，作业和考试会自动出现在这里。
      </Lead>
    );
  const isRead = person.todo.data !== undefined && person.homework.data !== undefined;
  return (
    <Lead
      eyebrow={dayText(now, now)}
      title={isRead ? `${person.name}，今天的任务都完成了` : `${person.name}，欢迎回来`}
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
