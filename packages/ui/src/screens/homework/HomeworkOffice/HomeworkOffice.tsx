import { HELD_BY } from '@aosai/api/enrolment/heldBy';
import { text } from '@aosai/api/kit/fields';
import { HOMEWORK_STATUS } from '@aosai/api/homework/homeworkRules';
import { homeworkColumns } from '@aosai/api/homework/homeworkColumns';
import type { RowDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { days } from '../../../patterns/OfficeTable/daysFilter.tsx';
import { among, pick, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { type HomeworkForm, type HomeworkKnown, elsewhereOf } from './homeworkKnown.ts';
import type { AssignForm } from './assignForm.ts';
import { AssignDialog } from './parts/AssignDialog.tsx';
import { HomeworkDialog } from './parts/HomeworkDialog.tsx';
import type { HomeworkRow } from '@aosai/api/homework/homework.contract';
import { ElsewhereNote } from './parts/ElsewhereNote.tsx';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { theme } from '../../../tokens/theme.ts';
import type { DetailProps } from '../../../patterns/OfficeTable/officeSpec.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};

  > [role] {
    flex: 1 0 100%;
  }
`;

/** Links from a homework to its matrix, and to the students who have not begun. */
const HomeworkLinks = ({ row, known }: DetailProps<HomeworkRow, HomeworkKnown>) => {
  const { base, studentsHref } = known;
  const notBegun = row.counts?.notBegun ?? 0;
  return (
    <Root>
      {row.questionCount === 0 && (
        <Alert
          tone="warn"
          title="还没有题目，不能发布"
          action={
            <ButtonLink size="s" href={`${base}/${row.id}?tab=settings`}>
              去加题
            </ButtonLink>
          }
        >
          可以从题库选，也可以取一份试卷的题目。
        </Alert>
      )}
      <ButtonLink size="s" href={`${base}/${row.id}`}>
        完成情况
      </ButtonLink>
      {studentsHref !== null && notBegun > 0 && (
        <ButtonLink
          size="s"
          variant="ghost"
          href={`${studentsHref}?${new URLSearchParams({ state: 'notBegun', homework: row.id }).toString()}`}
        >
          未开始 {notBegun} 人，去提醒
        </ButtonLink>
      )}
    </Root>
  );
};

export type { LastAssigned } from './assignForm.ts';

const reason = { reason: text('原因', { max: 200, hint: '截止前出分要写；截止后可以不填。' }) };

const hasBegun = ({ counts }: HomeworkRow): boolean =>
  counts !== null && counts.doing + counts.handedIn + counts.settled > 0;

/** Homework of an office: created, assigned, followed, settled. */
export const HomeworkOffice = officeTable<HomeworkRow, HomeworkKnown>()({
  noun: '作业',
  unit: '份',
  lead: '布置给班级和学生的作业。边做边存，过了截止按天扣分，按时得的分不会少。',
  nameOf: (row) => row.title,
  emptyHint: '新建一份，选好题目和截止时间，再发布。',
  emptyAct: 'create',
  show: drawn<HomeworkRow>(homeworkColumns),
  above: HomeworkLinks,
  filters: {
    status: views('作业状态', HOMEWORK_STATUS),
    grade: among('班级', ({ classes }: HomeworkKnown) => classes.map(({ id, title }) => ({ value: id, label: title }))),
    heldBy: pick('归属', HELD_BY, ({ isOffice }: HomeworkKnown) => isOffice),
    ...days<HomeworkKnown>('截止'),
    keyword: search('搜索标题'),
  },
  acts: {
    quiz: { at: 'head', label: '随堂测验', icon: 'clock', href: 'homework?new&quiz' },
    create: {
      at: 'head',
      label: '新建作业',
      icon: 'plus',
      main: true,
      href: 'homework?new',
    },
    assign: {
      at: 'row',
      label: '布置',
      done: '已布置',
      main: true,
      when: ({ status }) => status !== '5',
      ask: (props: RowDialogProps<HomeworkRow, HomeworkKnown, AssignForm>) => <AssignDialog {...props} />,
    },
    publish: {
      at: 'row',
      label: '发布',
      when: ({ status }) => status === '0',
      ask: {
        confirm: (row, known) => {
          const places = elsewhereOf(row, known);
          return places.length === 0 ? '布置到的学生到开放时间就能看到并开始做。' : <ElsewhereNote places={places} />;
        },
        title: ({ title }) => `发布「${title}」？`,
        submitLabel: (row, known) => (elsewhereOf(row, known).length === 0 ? '发布作业' : '仍然发布'),
      },
    },
    settle: {
      at: 'row',
      label: '出分',
      done: '已出分',
      when: ({ status }) => status === '3' || status === '5',
      ask: {
        form: reason,
        size: 'm',
        title: (row) => `给「${row.title}」出分？没有开始的按缺交记 0 分`,
        submitLabel: '出分',
      },
    },
    update: {
      at: 'row',
      label: '修改',
      done: '已保存',
      ask: ({ row, known, act, submit, close }: RowDialogProps<HomeworkRow, HomeworkKnown, HomeworkForm>) => (
        <HomeworkDialog
          title={`修改「${row.title}」`}
          submitLabel="保存"
          known={known}
          before={row}
          busy={act.pending}
          error={act.error}
          onSubmit={submit}
          onClose={close}
        />
      ),
    },
    copy: { at: 'row', label: '复制一份', done: '已复制，还没有发布' },
    unpublish: {
      at: 'row',
      label: '取消发布',
      when: (row) => row.status !== '0' && !hasBegun(row),
      ask: { confirm: '学生不再看到它。有人开始作答后不能取消。' },
    },
    removeSeries: {
      at: 'row',
      label: '删除这一串',
      removes: true,
      when: ({ series }) => series !== null,
      done: '已删除这一串里没有人作答的作业',
      ask: {
        title: ({ series }) => `删除一次布置的 ${series?.of ?? 0} 份作业？`,
        confirm: '没有人作答的都删除，不能恢复；有人开始作答的留着。',
        submitLabel: '删除',
        danger: true,
      },
    },
    remove: {
      at: 'row',
      label: '删除',
      removes: true,
      when: (row) => !hasBegun(row),
      ask: { confirm: '删除后不能恢复。有人开始作答后不能删除。', danger: true },
    },
  },
});
