import { classColumns } from '@aosai/api/classes/classColumns';
import { reasonFields } from '@aosai/api/kit/reasons';
import type { HeadDialogProps, RowDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import { column, drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import type { GradeForm, GradesKnown } from '../Grades/classForm.ts';
import { GradeDialog } from '../Grades/parts/GradeDialog.tsx';
import type { GradeRow } from '@aosai/api/classes/grade.contract';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { dateText } from '@aosai/api/kit/beijing';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { links } from '../../../patterns/links/links.ts';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

/**
 * Whether the reader may open the class's page: a published public class is open to everybody, others to their
 * teachers.
 */
const isInSight = ({ isPublic, status, teachers }: GradeRow, selfId: string | null): boolean =>
  (isPublic && status !== LIFECYCLE.draft) || teachers.some(({ id }) => id === selfId);

/** Links from a class to its members, schedule, term reports and student page. */
const GradeLinks = ({ row, known: { base, selfId } }: { row: GradeRow; known: GradesKnown }) => {
  const query = new URLSearchParams({ grade: row.id }).toString();
  return (
    <Root aria-label="班级的页面">
      <ButtonLink href={`${base}/gradeEnroll?${query}`} variant="primary">
        成员
      </ButtonLink>
      <ButtonLink href={`${base}/gradeControl?${query}`}>安排</ButtonLink>
      <ButtonLink href={`${base}/grade/${row.id}/practice`}>学情</ButtonLink>
      {base.endsWith('edms') && (
        <>
          <ButtonLink href={`${base}/memberGradeSettlement?${query}`}>结算</ButtonLink>
          <ButtonLink href={`${base}/grade/${row.id}/print`}>打印成绩表</ButtonLink>
        </>
      )}
      {isInSight(row, selfId) && (
        <ButtonLink href={links.gradeDetail(row.id)} variant="ghost">
          学生看到的
        </ButtonLink>
      )}
    </Root>
  );
};

export type { ClassSchools, GradeForm, GradesKnown } from '../Grades/classForm.ts';
export { groupsOf } from '../Grades/classForm.ts';

const isDraft = ({ status }: GradeRow): boolean => status === LIFECYCLE.draft;
const isOver = ({ status }: GradeRow): boolean => status === LIFECYCLE.ended;

/** Classes of a teacher, a school or the platform. */
export const Classes = officeTable<GradeRow, GradesKnown>()({
  noun: '班级',
  unit: '个',
  lead: '成员、安排、作业和成绩单都按班级管理。',
  nameOf: ({ title }) => title,
  emptyHint: '新建一个，发布以后把班级码告诉学生。',
  show: [
    ...drawn<GradeRow>(classColumns),
    column('enrollEndAt', '报名截止', ({ enrollEndAt }) => dateText(enrollEndAt), { only: 'drawer' }),
    column('stopReason', '终止原因', ({ staff }) => staff?.stopReason ?? '—', { only: 'drawer' }),
  ],
  above: GradeLinks,
  filters: { status: views('状态', LIFECYCLE), keyword: search('搜索班级名称') },
  acts: {
    create: {
      at: 'head',
      label: '新建班级',
      icon: 'plus',
      main: true,
      done: '已新建，先是草稿',
      ask: (props: HeadDialogProps<GradesKnown, GradeForm>) => <GradeDialog {...props} />,
    },
    publish: {
      at: 'row',
      label: '发布',
      main: true,
      when: isDraft,
      ask: { confirm: '发布以后学生可以报名或用班级码加入。', title: ({ title }) => `发布「${title}」？` },
    },
    update: {
      at: 'row',
      label: '修改班级',
      done: '已保存',
      when: (row) => !isOver(row),
      ask: (props: RowDialogProps<GradeRow, GradesKnown, GradeForm>) => <GradeDialog {...props} />,
    },
    pin: { at: 'row', label: '置顶', done: '已置顶', when: ({ staff }) => staff?.isPinned === false },
    unpin: { at: 'row', label: '取消置顶', done: '已取消置顶', when: ({ staff }) => staff?.isPinned === true },
    copy: { at: 'row', label: '复制一份', done: '已复制，先是草稿' },
    unpublish: {
      at: 'row',
      label: '取消发布',
      when: (row) => !isDraft(row) && !isOver(row) && row.takenCount === 0,
      ask: { confirm: '班级回到草稿。已有人报名的不能取消，可以终止。' },
    },
    stop: {
      at: 'row',
      label: '终止',
      done: '已终止',
      when: (row) => !isDraft(row) && !isOver(row),
      ask: {
        form: reasonFields('终止原因', '学生会看到。'),
        title: ({ title }) => `终止「${title}」？`,
        description: '终止不能恢复。以后只能查看，作业和成绩保留。',
        submitLabel: '终止班级',
      },
    },
    remove: {
      at: 'row',
      label: '删除',
      removes: true,
      when: isDraft,
      ask: { confirm: '删除后不能恢复。有人报名的班级不能删除。', danger: true },
    },
  },
});
