import { HELD_BY } from '@aosai/api/enrolment/heldBy';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { examColumns } from '@aosai/api/exams/examColumns';
import { reasonFields } from '@aosai/api/kit/reasons';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { days } from '../../../patterns/OfficeTable/daysFilter.tsx';
import { among, pick, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { type ExamForm, type ExamRow, type ExamsKnown, writable } from './exams.ts';
import { ExamDialog } from './parts/ExamDialog.tsx';
import { OpenElsewhere } from '../OpenElsewhere/OpenElsewhere.tsx';
import { styled } from 'styled-components';
import type { DetailProps } from '../../../patterns/OfficeTable/officeSpec.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { theme } from '../../../tokens/theme.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

/** The marking page of the same office. */
const reviewHref = (base: string, examId: string): string =>
  `${base.slice(0, base.lastIndexOf('/'))}/review?${new URLSearchParams({ kind: 'exam', target: examId }).toString()}`;

/** Links from an exam to its own pages, and why it was stopped. */
const ExamLinks = ({ row, known: { base, detail } }: DetailProps<ExamRow, ExamsKnown>) => {
  const staff = detail?.id === row.id ? detail.staff : undefined;
  return (
    <>
      {staff?.stopReason && (
        <Alert tone="warn" title="考试已终止">
          {staff.stopReason}
        </Alert>
      )}
      {staff?.mayWrite && (
        <Root>
          {row.status !== LIFECYCLE.draft && (
            <ButtonLink size="s" icon="clock" href={`${base}/${row.id}`}>
              监考
            </ButtonLink>
          )}
          <ButtonLink size="s" href={`${base}/${row.id}/enroll`}>
            报名
          </ButtonLink>
          <ButtonLink size="s" href={`${base}/${row.id}/${row.status === LIFECYCLE.draft ? 'papers' : 'statistics'}`}>
            {row.status === LIFECYCLE.draft ? '试卷' : '统计'}
          </ButtonLink>
          {row.status !== LIFECYCLE.draft && (
            <ButtonLink size="s" icon="check" href={reviewHref(base, row.id)}>
              批阅
            </ButtonLink>
          )}
        </Root>
      )}
    </>
  );
};

/** Where the questions of an exam are already in use. */
const elsewhereOf = (row: ExamRow, known: ExamsKnown) => writable(row, known)?.staff.openElsewhere ?? [];

export type { ExamForm, ExamRow, ExamsKnown } from './exams.ts';

const isMine = (row: ExamRow, known: ExamsKnown): boolean => writable(row, known) !== null;
const isDraft = ({ status }: ExamRow): boolean => status === LIFECYCLE.draft;
const isOpen = ({ status }: ExamRow): boolean => status !== LIFECYCLE.draft && status !== LIFECYCLE.ended;

/** Exams of a school, a teacher or the platform: built from papers, published, watched, stopped. */
export const ExamOffice = officeTable<ExamRow, ExamsKnown>()({
  noun: '考试',
  unit: '场',
  lead: '用试卷组织考试：设好时间，添加学生或让学生报名，发布以后可以监考。',
  nameOf: (row) => row.title,
  emptyHint: '新建一场，选好试卷、班级和时间，一次发布。',
  emptyAct: 'create',
  show: drawn<ExamRow>(examColumns),
  above: ExamLinks,
  filters: {
    status: views('考试状态', LIFECYCLE),
    grade: among('班级', ({ classes }: ExamsKnown) => classes.map(({ id, title }) => ({ value: id, label: title }))),
    heldBy: pick('归属', HELD_BY, ({ isOffice }: ExamsKnown) => isOffice),
    ...days<ExamsKnown>('开始'),
    keyword: search('搜索标题'),
  },
  acts: {
    create: {
      at: 'head',
      label: '新建考试',
      icon: 'plus',
      main: true,
      asked: ({ asked }) => asked !== null && asked !== undefined,
      done: ({ publish }: ExamForm) => (publish ? '已发布' : '已存为草稿'),
      ask: ExamDialog,
    },
    publish: {
      at: 'row',
      label: '发布',
      main: true,
      when: (row, known) => isDraft(row) && isMine(row, known),
      ask: {
        confirm: (row, known) => {
          const places = elsewhereOf(row, known);
          return places.length === 0 ? (
            '学生马上能看到这场考试，按设置报名和参加。'
          ) : (
            <OpenElsewhere places={places}>
              这些题现在别处也在用。考试对所有人结束前，那里看不到它们的答案、对错和得分，公开练习也做不了。
            </OpenElsewhere>
          );
        },
        title: ({ title }) => `发布「${title}」？`,
        submitLabel: (row, known) => (elsewhereOf(row, known).length === 0 ? '发布考试' : '仍然发布'),
      },
    },
    update: {
      at: 'row',
      label: '修改设置',
      done: '已保存',
      when: (row, known) => row.status !== LIFECYCLE.ended && isMine(row, known),
      ask: ExamDialog,
    },
    unpublish: {
      at: 'row',
      label: '取消发布',
      when: (row, known) => isOpen(row) && isMine(row, known),
      ask: { confirm: '学生看不到这场考试了。已经有人报名的不能取消，可以终止。' },
    },
    stop: {
      at: 'row',
      label: '终止',
      done: '已终止，正在收卷',
      when: (row, known) => isOpen(row) && isMine(row, known),
      ask: {
        form: reasonFields('原因', '参加的学生会看到。正在作答的马上收卷，终止以后不能恢复。'),
        title: (row) => `终止「${row.title}」？`,
        submitLabel: '终止考试',
      },
    },
    copy: { at: 'row', label: '复制一份', done: '已复制，先是草稿，没有学生' },
    remove: {
      at: 'row',
      label: '删除',
      removes: true,
      when: (row, known) => isDraft(row) && isMine(row, known),
      ask: { confirm: '删除后不能恢复。', danger: true },
    },
  },
});
