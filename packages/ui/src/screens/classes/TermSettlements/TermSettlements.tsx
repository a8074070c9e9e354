import { count, fields, text } from '@aosai/api/kit/fields';
import { GRADE_LIMITS } from '@aosai/api/classes/classRules';
import { reasonFields } from '@aosai/api/kit/reasons';
import { SETTLEMENT_STATUS, settlementColumns } from '@aosai/api/classes/settlementColumns';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { addsStudents, classHref, type ClassPlace, classTable } from '../ClassPage/ClassPage.tsx';
import { column, drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import type { TermReport } from '@aosai/api/classes/memberGradeSettlement.contract';

export interface TermSettlementsKnown {
  place: ClassPlace;
  isManager: boolean;
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

const isDraft = ({ status }: TermReport): boolean => status === 'draft';

const commentFields = fields({
  comment: text('评语', { max: GRADE_LIMITS.commentMax, lines: 5, hint: '学生和家长会看到，也写在成绩单上。' }),
});
const scoreFields = fields({
  points: count('总评', { min: 0, max: 100, unit: '分' }),
  ...reasonFields('原因', '写进操作日志。重新计算时保留；要按公式算，先删除这份成绩单。'),
});

/** Term reports of a class: computed, commented, published, withdrawn. */
export const TermSettlements = officeTable<TermReport, TermSettlementsKnown>()({
  noun: '成绩单',
  unit: '份',
  ...classTable<TermSettlementsKnown>(
    'results',
    '按已截止或已出分的作业、已结束的考试和单元算出总评，写好评语后发布，学生可以打印证书。',
    (place) =>
      place.grade.data?.takenCount === 0 ? (
        <Alert tone="info" title="这个班还没有学生">
          <Link href={addsStudents(place)}>添加学生</Link>
        </Alert>
      ) : (
        <Acts>
          <ButtonLink href={classHref(place.base, place.gradeId, 'marks')}>每次的成绩</ButtonLink>
          <ButtonLink href={`${place.base}/grade/${place.gradeId}/print`}>打印成绩表</ButtonLink>
        </Acts>
      ),
  ),
  nameOf: ({ shownName }) => shownName,
  ofPeople: true,
  rowName: ({ shownName, no }) => [shownName, no].filter(Boolean).join(' '),
  emptyHint: '学期末点「计算成绩单」，写好评语再发布。',
  emptyAct: 'compute',
  narrowTitle: '没有这样的成绩单',
  show: [
    ...drawn<TermReport>(settlementColumns),
    column('scoreReason', '修改总评的原因', ({ scoreReason }) => scoreReason ?? '—', { only: 'drawer' }),
  ],
  filters: {
    status: views('状态', SETTLEMENT_STATUS),
    keyword: search('搜索姓名、学号'),
  },
  acts: {
    compute: {
      at: 'head',
      label: '计算成绩单',
      main: true,
      done: '已重新计算，已发布的不变',
    },
    publish: {
      at: 'selection',
      label: '发布',
      done: (ids) => `已发布 ${ids.length} 份成绩单`,
      fits: isDraft,
      refusal: '选中的有已经发布的',
      single: true,
      ask: {
        title: (whom) => `发布${whom}？`,
        confirm: '学生和家长马上看到成绩单和评语，可以打印证书。校管理员可以撤回。',
        submitLabel: '发布成绩单',
      },
    },
    comment: {
      at: 'row',
      label: '写评语',
      main: true,
      done: '已保存',
      when: isDraft,
      ask: { form: commentFields, size: 'm', title: ({ shownName }) => `${shownName}的评语` },
    },
    score: {
      at: 'row',
      label: '修改总评',
      done: '已保存',
      when: isDraft,
      ask: { form: scoreFields, title: ({ shownName }) => `修改${shownName}的总评` },
    },
    withdraw: {
      at: 'row',
      label: '撤回',
      done: '已撤回，可以修改后再发布',
      when: (row, { isManager }) => isManager && !isDraft(row),
      ask: {
        form: reasonFields('撤回原因', '写进操作日志。撤回以后学生看不到成绩单。'),
        title: ({ shownName }) => `撤回${shownName}的成绩单？`,
        submitLabel: '撤回成绩单',
      },
    },
    remove: {
      at: 'row',
      label: '删除',
      removes: true,
      when: isDraft,
      ask: { confirm: '删除后可以重新计算，评语和改过的总评不能恢复。', danger: true },
    },
  },
});
