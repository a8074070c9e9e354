import type { GradeDetail } from '@aosai/api/classes/grade.contract';
import { dateText } from '@aosai/api/kit/beijing';
import { priceText } from '@aosai/api/kit/moneyText';
import { reasonFields } from '@aosai/api/kit/reasons';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { TableAct } from '../../../patterns/DataTable/tableView.ts';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';
import { links } from '../../../patterns/links/links.ts';
import { Load } from '../../../patterns/Load/Load.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { theme } from '../../../tokens/theme.ts';
import { canPromote, ClassFrame, type ClassPlace, promoteHref } from '../ClassPage/ClassPage.tsx';
import { teachersText } from '../classWords.ts';
import type { GradeForm, GradesKnown } from '../Grades/classForm.ts';
import { GradeDialog } from '../Grades/parts/GradeDialog.tsx';

export interface ClassSettingsProps {
  place: ClassPlace;
  known: GradesKnown;
  act: TableAct;
  on: {
    /** Each resolves to whether it succeeded. */
    save: (form: GradeForm, version: number) => Promise<boolean>;
    pin: (pinned: boolean) => void;
    copy: () => void;
    unpublish: () => Promise<boolean>;
    stop: (reason: string) => Promise<boolean>;
    remove: () => Promise<boolean>;
    forget: () => void;
    retry: () => void;
  };
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

const span = (from: string, to: string): string => `${dateText(from)} 到 ${dateText(to)}`;

const factsOf = (grade: GradeDetail, courses: GradesKnown['courses']) =>
  [
    ['简介', grade.intro || '—'],
    ['老师', teachersText(grade)],
    ['助教', grade.assistants.map(({ name }) => name).join('、') || '没有助教'],
    ['课程', courses.find(({ id }) => id === grade.courseId)?.title ?? '不跟课程'],
    ['上课时间', span(grade.startAt, grade.endAt)],
    ['报名时间', span(grade.enrollStartAt, grade.enrollEndAt)],
    ['人数上限', grade.capacity === null ? '不限' : `${grade.capacity} 人${grade.waitlist ? '，满了可以候补' : ''}`],
    ['班级码', grade.staff?.joinCode ?? '不能用班级码加入'],
    ['分组', grade.groups.map(({ name }) => name).join('、') || '没有分组'],
    ['招生', grade.isPublic ? '公开招生，谁都可以报名' : '不公开'],
    ...(grade.priceFen > 0 ? ([['费用', priceText(grade.priceFen)]] as const) : []),
  ] as const;

type Dialog = 'edit' | 'unpublish' | 'stop' | 'remove';

/** Whether the reader may open the student's page: everybody a published public class, teachers theirs. */
const isInSight = ({ isPublic, status, teachers, assistants }: GradeDetail, selfId: string | null): boolean =>
  (isPublic && status !== LIFECYCLE.draft) || [...teachers, ...assistants].some(({ id }) => id === selfId);

const Body = ({ grade, known, act, on, place }: ClassSettingsProps & { grade: GradeDetail }) => {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => {
    on.forget();
    setDialog(null);
  };
  const then = (isDone: boolean) => {
    if (isDone) setDialog(null);
  };
  const isDraft = grade.status === LIFECYCLE.draft;
  const isOver = grade.status === LIFECYCLE.ended;
  const isPinned = grade.staff?.isPinned ?? false;
  /** The class itself is for its teachers and the school to decide about. */
  const mayDecide = grade.staff?.isAssistant !== true;
  return (
    <Parts>
      {grade.staff?.stopReason && (
        <Alert tone="warn" title="班级已终止">
          {grade.staff.stopReason}
        </Alert>
      )}
      <Card
        title="设置"
        extra={
          !isOver && (
            <Button size="s" onClick={() => setDialog('edit')}>
              修改班级
            </Button>
          )
        }
      >
        <RowFacts facts={factsOf(grade, known.courses)} />
      </Card>
      <Row>
        {isInSight(grade, known.selfId) && <ButtonLink href={links.gradeDetail(place.gradeId)}>学生看到的</ButtonLink>}
        <Button onClick={() => on.pin(!isPinned)}>{isPinned ? '取消置顶' : '置顶'}</Button>
        {canPromote(grade) && <ButtonLink href={promoteHref(place.base, place.gradeId, 'settings')}>升班</ButtonLink>}
        {mayDecide && <Button onClick={on.copy}>复制一份</Button>}
        {mayDecide && !isDraft && !isOver && grade.takenCount === 0 && (
          <Button onClick={() => setDialog('unpublish')}>取消发布</Button>
        )}
        {mayDecide && !isDraft && !isOver && <Button onClick={() => setDialog('stop')}>终止</Button>}
        {mayDecide && isDraft && (
          <Button variant="danger" onClick={() => setDialog('remove')}>
            删除
          </Button>
        )}
      </Row>
      {dialog === 'edit' && (
        <GradeDialog
          row={grade}
          known={known}
          act={act}
          edits={place.edits ?? null}
          submit={(form, version) => void on.save(form, version).then(then)}
          close={close}
        />
      )}
      {dialog === 'unpublish' && (
        <ConfirmDialog
          open
          title={`取消发布「${grade.title}」？`}
          consequence="班级回到草稿。已有人报名的不能取消，可以终止。"
          confirmLabel="取消发布"
          cancelLabel="不取消"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => void on.unpublish().then(then), cancel: close }}
        />
      )}
      {dialog === 'stop' && (
        <FieldsDialog
          of={reasonFields('终止原因', '学生会看到。')}
          title={`终止「${grade.title}」？`}
          description="终止不能恢复。以后只能查看，作业和成绩保留。"
          submitLabel="终止班级"
          act={act}
          on={{ submit: ({ reason }) => void on.stop(reason).then(then), close }}
        />
      )}
      {dialog === 'remove' && (
        <ConfirmDialog
          open
          title={`删除「${grade.title}」？`}
          consequence="删除后不能恢复。有人报名的班级不能删除。"
          confirmLabel="删除班级"
          danger
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => void on.remove(), cancel: close }}
        />
      )}
    </Parts>
  );
};

/** Settings of a class, and the acts that concern it as a whole. */
export const ClassSettings = (props: ClassSettingsProps) => (
  <ClassFrame place={props.place} active="settings">
    <Load of={props.place.grade} name="设置" onRetry={props.on.retry}>
      {(grade) => <Body {...props} grade={grade} />}
    </Load>
  </ClassFrame>
);
