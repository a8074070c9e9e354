import { minuteText } from '@aosai/api/kit/beijing';
import { HOMEWORK_RESULTS } from '@aosai/api/homework/homeworkRules';
import { HOMEWORK_SIGHT, sightOf } from '@aosai/api/homework/homeworkVisibility';
import { lateRuleText } from '@aosai/api/homework/lateRuleText';
import { REVIEW_KIND, VISIBILITY } from '@aosai/api/exams/teaching';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import type { OthersEdits } from '../../../../patterns/EditsNote/EditsNote.tsx';
import { RowFacts } from '../../../../patterns/RowFacts/RowFacts.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { HomeworkSettingsForm } from '../homeworkDetailProps.ts';
import { ClassDates, type ClassDatesProps } from './ClassDates.tsx';
import { Questions, type QuestionsProps } from './Questions.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import type { HomeworkDetail } from '@aosai/api/homework/homework.contract';

export interface SettingsProps extends Omit<QuestionsProps, 'isFrozen' | 'mayWrite' | 'gradeId' | 'on'> {
  homework: HomeworkDetail;
  classDates: ClassDatesProps['dates'];
  /** The current day in Beijing. */
  today: string;
  /** What others have saved of it while it is open here. */
  edits?: OthersEdits | null | undefined;
  on: QuestionsProps['on'] &
    ClassDatesProps['on'] & { save: (form: HomeworkSettingsForm, version: number) => Promise<boolean> };
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  [data-part='intro'] {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const factsOf = (homework: HomeworkDetail) => {
  const { openAt, dueAt, lateUntilAt, latePerDayPct, lateCapPct, review, reviewMatrix, catchUpDays } = homework;
  const rule = { perDayPct: latePerDayPct, capPct: lateCapPct };
  return [
    ['开放', minuteText(openAt)],
    ['截止', minuteText(dueAt)],
    ['补交到', lateUntilAt === null ? '不能补交' : minuteText(lateUntilAt)],
    ['迟交', lateRuleText(rule, lateUntilAt !== null)],
    ['人工批阅', REVIEW_KIND.label(review)],
    ['客观题对错', HOMEWORK_RESULTS.label(homework.results)],
    ['学生看到', HOMEWORK_SIGHT.label(sightOf(reviewMatrix))],
    ['排行', homework.showRanking ? '学生可以看' : '只有老师看'],
    ['后来进班', catchUpDays === null ? '截止了的不用补做' : `进班后 ${catchUpDays} 天内补做`],
    ['谁能看到', VISIBILITY.label(homework.visibility)],
    ['创建人', homework.makerName ?? '—'],
  ] as const;
};

/** Settings and questions of a homework, and which of them are fixed once a student has begun. */
export const Settings = ({ homework, classDates, today, edits = null, ...questions }: SettingsProps) => {
  const { act, on } = questions;
  const [isOpen, setOpen] = useState(false);
  const { isFrozen, mayWrite, intro } = homework;
  const edit = () => {
    on.forget();
    setOpen(true);
  };
  return (
    <Parts>
      {isFrozen && (
        <Alert>已有学生开始作答：题目只能在后面加，不能取消发布和删除。时间和规则还能改，已出分的成绩不变。</Alert>
      )}
      <Questions {...questions} gradeId={homework.grades[0]?.id ?? ''} isFrozen={isFrozen} mayWrite={mayWrite} />
      {homework.grades.length > 0 && (
        <ClassDates homework={homework} dates={classDates} today={today} act={act} on={on} />
      )}
      <Card
        title="设置"
        extra={
          mayWrite && (
            <Button size="s" onClick={edit}>
              修改设置
            </Button>
          )
        }
      >
        <RowFacts facts={factsOf(homework)} />
      </Card>
      <Card title="说明">
        <p data-part="intro">{intro.trim() === '' ? '没有写说明。学生做作业前会看到这里的内容。' : intro}</p>
      </Card>
      {isOpen && (
        <SettingsDialog
          homework={homework}
          today={today}
          act={act}
          edits={edits}
          submit={(form, version) => void on.save(form, version).then((isDone) => isDone && setOpen(false))}
          close={() => {
            on.forget();
            setOpen(false);
          }}
        />
      )}
    </Parts>
  );
};
