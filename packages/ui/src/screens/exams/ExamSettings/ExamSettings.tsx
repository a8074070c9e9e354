import { priceText } from '@aosai/api/kit/moneyText';
import { minuteText } from '@aosai/api/kit/beijing';
import { EXAM_SCOPE } from '@aosai/api/exams/examForm';
import { EXAM_SIGHT, examSightOf } from '@aosai/api/exams/examVisibility';
import { formatPoints } from '@aosai/api/kit/points';
import type { Release } from '@aosai/api/exams/release';
import { REVIEW_KIND } from '@aosai/api/exams/teaching';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { TableAct } from '../../../patterns/DataTable/tableView.ts';
import { ExamFrame, type ExamHeadActs } from '../ExamTabs/ExamFrame.tsx';
import { EditsNote, type OthersEdits } from '../../../patterns/EditsNote/EditsNote.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import { theme } from '../../../tokens/theme.ts';
import { type ExamForm, examNames, type ExamsKnown } from '../ExamOffice/exams.ts';
import { ExamDialog } from '../ExamOffice/parts/ExamDialog.tsx';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import type { ExamPaperCard } from '@aosai/api/papers/paperCard.contract';

export type { ExamHeadActs } from '../ExamTabs/ExamFrame.tsx';

export interface ExamSettingsProps {
  part: 'settings' | 'papers';
  exam: Loaded<ExamDetail>;
  papers: Loaded<ExamPaperCard[]>;
  listHref: string;
  examId: string;
  /** Address of the list of papers: /web/edms/examPaper. */
  paperBase: string;
  /** Choices of the dialog. */
  known: Pick<ExamsKnown, 'papers' | 'today' | 'now' | 'isOffice'>;
  act: TableAct;
  /** Acts in the head. */
  head?: ExamHeadActs;
  /** What others have saved of the exam while it is open here. */
  edits?: OthersEdits | null;
  on: {
    /** Saves the settings. Resolves to whether that succeeded. */
    save: (form: ExamForm) => Promise<boolean>;
    forget: () => void;
    retry: () => void;
  };
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};

  [data-part='notes'] {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** Breaks only between sections, also in a narrow column. */
const Sections = styled.td`
  word-break: keep-all;
`;

const windowText = (from: string, to: string): string => `${minuteText(from)} 到 ${minuteText(to)}`;

/** How a part is published, and whether that was done. */
const releaseText = (release: Release, isAwaited = false): string =>
  release === 'auto' ? '按规定自动' : isAwaited ? '手动，还没有公布' : '手动，已公布';

type Staff = NonNullable<ExamDetail['staff']>;

const factsOf = (exam: ExamDetail, staff: Staff) =>
  [
    ['考试时间', windowText(exam.startAt, exam.endAt)],
    ...(exam.scope === 'grade' ? [] : ([['报名时间', windowText(exam.enrollStartAt, exam.enrollEndAt)]] as const)),
    ['谁能报名', EXAM_SCOPE.label(exam.scope)],
    ['名额', staff.capacity === null ? '不限' : `${staff.capacity} 人${staff.waitlist ? '，满了可以候补' : ''}`],
    ...(exam.priceFen > 0 ? ([['费用', priceText(exam.priceFen)]] as const) : []),
    ['竞赛活动', exam.isActivity ? '也出现在活动页' : '否'],
    ['模拟考试', exam.isMock ? '每开始一次用掉一次' : '否'],
    ['解释编译错误', exam.explainsErrors ? '考试中用中文解释' : '显示编译器原文'],
    ['作答次数', `${exam.maxAttempts} 次`],
    ['学生看到', EXAM_SIGHT.label(examSightOf(exam.reviewMatrix))],
    ['公布成绩', releaseText(staff.scoreRelease, exam.awaited?.scores)],
    ['公布答案', releaseText(staff.keyRelease, exam.awaited?.keys)],
    ['人工批阅', REVIEW_KIND.label(staff.review)],
    ['考试口令', staff.accessCode ?? '不要口令'],
    ['机房网段', staff.ipRanges.length === 0 ? '不限' : staff.ipRanges.join('、')],
    ['创建人', staff.makerName ?? '—'],
  ] as const;

const Settings = ({ exam, edit }: { exam: ExamDetail; edit: () => void }) => {
  const { staff } = exam;
  if (!staff) return <Empty title="这场考试由别人组织">您可以查看自己学生的报名和成绩。</Empty>;
  return (
    <>
      {staff.stopReason && (
        <Alert tone="warn" title="考试已终止">
          {staff.stopReason}
        </Alert>
      )}
      <Card
        title="设置"
        extra={
          staff.mayWrite &&
          exam.status !== LIFECYCLE.ended && (
            <Button size="s" onClick={edit}>
              修改设置
            </Button>
          )
        }
      >
        <RowFacts facts={factsOf(exam, staff)} />
      </Card>
      <Card title="考试须知">
        {staff.notes.trim() === '' ? (
          <p>没有写须知。学生开考前会看到这里的内容。</p>
        ) : (
          <p data-part="notes">{staff.notes}</p>
        )}
      </Card>
    </>
  );
};

const Papers = ({ papers, paperBase }: { papers: ExamPaperCard[]; paperBase: string }) => (
  <Card title="试卷" padding="none">
    {papers.length === 0 ? (
      <Empty title="还没有试卷">在「设置」里选择试卷，选好才能发布。</Empty>
    ) : (
      <Table label="试卷">
        <thead>
          <tr>
            <th scope="col">试卷</th>
            <th scope="col">题目</th>
            <th scope="col" className="num">
              满分
            </th>
            <th scope="col" className="num">
              时长
            </th>
            <th scope="col">打印</th>
          </tr>
        </thead>
        <tbody>
          {papers.map(({ id, title, sections, totalPoints, durationMin }) => (
            <tr key={id}>
              <th scope="row">
                <Link href={`${paperBase}/${id}`}>{title}</Link>
              </th>
              <Sections>
                {sections.map(({ name, questionCount }) => `${name}\u00A0${questionCount}\u00A0题`).join('，')}
              </Sections>
              <td className="num">{formatPoints(totalPoints)}</td>
              <td className="num">{durationMin} 分钟</td>
              <td>
                <Link href={`${paperBase}/${id}/print`}>打印</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    )}
  </Card>
);

/** The settings of an exam and its papers, both changed in one dialog. */
export const ExamSettings = (props: ExamSettingsProps) => {
  const { part, exam, papers, listHref, examId, paperBase, known, act, head, edits = null, on } = props;
  const [isOpen, setOpen] = useState(false);
  const { data } = exam;
  const edit = () => {
    on.forget();
    setOpen(true);
  };
  const submit = (form: ExamForm) =>
    void on.save(form).then((isDone) => {
      if (isDone) setOpen(false);
    });
  return (
    <ExamFrame exam={exam} listHref={listHref} examId={examId} active={part} head={head}>
      <EditsNote of={edits} names={examNames} />
      {part === 'settings' ? (
        <Load of={exam} name="考试" onRetry={on.retry}>
          {(found) => (
            <Parts>
              <Settings exam={found} edit={edit} />
            </Parts>
          )}
        </Load>
      ) : (
        <Load of={papers} name="试卷" onRetry={on.retry}>
          {(found) => <Papers papers={found} paperBase={paperBase} />}
        </Load>
      )}
      {isOpen && data && (
        <ExamDialog
          row={data}
          edits={edits}
          known={{ base: listHref, isReady: true, given: { gradeIds: [], paperIds: [] }, classes: [], ...known }}
          act={act}
          submit={submit}
          close={() => setOpen(false)}
        />
      )}
    </ExamFrame>
  );
};
