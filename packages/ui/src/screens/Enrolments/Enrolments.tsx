import type { OutputOf } from '@aosai/api/contract/call';
import type { examEnroll } from '@aosai/api/contract/exam/examEnroll';
import { reasonFields } from '@aosai/api/domain/reasons';
import { ENROLMENT_STATUS } from '@aosai/api/domain/statuses';
import { enrolmentColumns } from '@aosai/api/domain/tables/enrolmentColumns';
import { confirmed, edit } from '../../patterns/OfficeTable/officeActs.ts';
import { column, drawn } from '../../patterns/OfficeTable/officeColumn.tsx';
import { search, views } from '../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../patterns/OfficeTable/OfficeTable.tsx';
import { dateText } from '../../patterns/time/beijing.ts';

export type EnrolmentRow = OutputOf<(typeof examEnroll)['calls']['queryEnrollList']>['content'][number];

const waits = ({ status }: EnrolmentRow): boolean => status === '4';

/** Who has enrolled in exams, and the requests to quit that wait for an answer. */
export const Enrolments = officeTable<EnrolmentRow>()({
  noun: '报名',
  title: '考试报名',
  lead: '学生申请退出的报名在这里处理。自己报的免费考试，学生可以直接退出，不用审核。',
  nameOf: ({ member, examTitle }) => `${member.nameMasked}：${examTitle}`,
  rowName: ({ member, examTitle }) => `${member.nameMasked} ${member.account} ${examTitle}`,
  emptyHint: '没有要处理的退出申请；其他状态的报名在上面切换查看。',
  narrowTitle: '没有这样的报名',
  show: [
    ...drawn<EnrolmentRow>(enrolmentColumns),
    column('rejectReason', '上次没有同意', ({ rejectReason }) => rejectReason ?? '—', { only: 'drawer' }),
    column('createdAt', '报名日期', ({ createdAt }) => dateText(createdAt), { only: 'drawer' }),
  ],
  filters: { status: views('状态', ENROLMENT_STATUS, '4'), keyword: search('搜索考试名称') },
  acts: {
    pass: confirmed('同意退出', '同意后学生不能再进入这场考试；办结后可以重新报名。', {
      done: '已同意退出',
      main: true,
      when: waits,
      title: ({ member }: EnrolmentRow) => `同意 ${member.nameMasked} 退出？`,
    }),
    finish: confirmed('办结退出', '办结后这个报名结束，学生可以重新报名。', {
      done: '已办结',
      main: true,
      when: ({ status }: EnrolmentRow) => status === '5',
      title: ({ member }: EnrolmentRow) => `办结 ${member.nameMasked} 的退出？`,
    }),
    reject: edit('不同意', reasonFields('原因', '学生会看到，报名恢复。'), {
      done: '已回复，报名恢复',
      when: waits,
      title: ({ member }: EnrolmentRow) => `不同意 ${member.nameMasked} 退出`,
    }),
  },
});
