import type { FormOf } from '@aosai/api/domain/forms/fields';
import {
  allForceFields,
  allMoreTimeFields,
  moreTimeFields,
  noticeFields,
  reopenFields,
} from '@aosai/api/domain/exams/watchForms';
import { reasonFields } from '@aosai/api/domain/reasons';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { ExamTabs } from '../../patterns/ExamTabs/ExamTabs.tsx';
import { FieldsDialog } from '../../patterns/FieldsDialog/FieldsDialog.tsx';
import { add, bulk, head } from '../../patterns/OfficeTable/officeActs.ts';
import { drawn } from '../../patterns/OfficeTable/officeColumn.tsx';
import { own, search } from '../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../patterns/OfficeTable/OfficeTable.tsx';
import { boardColumns } from './boardColumns.ts';
import { BoardHead } from './BoardHead.tsx';
import { type BoardKnown, type BoardRow, hasLate, isOver, writes } from './boardKnown.ts';

export type { BoardKnown, BoardRow } from './boardKnown.ts';

const forceFields = reasonFields('原因', '已保存的答案都会交上来，原因记入日志。');
type AllMoreTime = FormOf<ReturnType<typeof allMoreTimeFields>>;
type AllForce = FormOf<ReturnType<typeof allForceFields>>;

/** Everybody in a running exam: who writes, who was lost, who has handed in; acts on one, on several, on all. */
export const LiveBoard = officeTable<BoardRow, BoardKnown>()({
  noun: '学生',
  unit: '名',
  title: ({ examTitle }) => examTitle || '监考',
  trail: ({ listHref, examTitle }) => [{ label: '考试', href: listHref }, { label: examTitle || '监考' }],
  lead: '每 5 秒更新。一分钟没有动静算断线，答案都在学生的电脑和服务器上，不会丢。',
  nameOf: ({ name }) => name,
  ofPeople: true,
  rowName: ({ name, no }) => [name, no].filter(Boolean).join(' '),
  emptyHint: '添加学生，或者等学生报名。',
  narrowTitle: '没有这样的学生',
  show: drawn<BoardRow>(boardColumns),
  noSheet: true,
  filters: { state: own(), keyword: search('搜索姓名、学号、班级') },
  frame: ({ known: { listHref, examId, counts, notices }, filter, onFilter, children }) => (
    <>
      <ExamTabs base={`${listHref}/${examId}`} active="board" />
      <BoardHead
        counts={counts}
        notices={notices}
        state={filter.state}
        onState={(state) => onFilter({ ...filter, state })}
      />
      {children}
    </>
  ),
  acts: {
    notice: add('发公告', noticeFields, { done: '已发出，15 秒内都会看到' }),
    extendAll: head<BoardKnown, AllMoreTime>('全场延时', {
      done: '全场已延时，没开始的也有',
      ready: ({ examTitle }) => examTitle !== '',
      dialog: ({ known, act, submit, close }) => (
        <FieldsDialog
          of={allMoreTimeFields(known.examTitle)}
          title="全场延时"
          description="正在作答的马上生效，还没开始的开始时一起有。"
          submitLabel="全场延时"
          act={act}
          on={{ submit, close }}
        />
      ),
    }),
    forceAll: head<BoardKnown, AllForce>('全场收卷', {
      done: '已收全场的卷',
      ready: ({ examTitle }) => examTitle !== '',
      dialog: ({ known, act, submit, close }) => (
        <FieldsDialog
          of={allForceFields(known.examTitle)}
          title="全场收卷"
          description="正在作答和断线的学生全部收卷，还没开始的不受影响。"
          submitLabel="全场收卷"
          act={act}
          on={{ submit, close }}
        />
      ),
    }),
    extend: bulk<BoardRow, BoardKnown, FormOf<typeof moreTimeFields>>('延时', {
      done: '已延长时间，学生 15 秒内会看到',
      single: true,
      main: true,
      when: writes,
      refusal: '延时和收卷只能选正在作答的学生',
      dialog: ({ whom, act, submit, close }) => (
        <FieldsDialog
          of={moreTimeFields}
          title={`给${whom}延时`}
          submitLabel="延长时间"
          act={act}
          on={{ submit, close }}
        />
      ),
    }),
    noticeChosen: bulk<BoardRow, BoardKnown, FormOf<typeof noticeFields>>('公告', {
      done: '已发出，15 秒内会看到',
      single: true,
      dialog: ({ whom, act, submit, close }) => (
        <FieldsDialog of={noticeFields} title={`只发给${whom}`} submitLabel="发公告" act={act} on={{ submit, close }} />
      ),
    }),
    force: bulk<BoardRow, BoardKnown, FormOf<typeof forceFields>>('强制收卷', {
      done: '已收卷',
      single: true,
      when: writes,
      dialog: ({ whom, act, submit, close }) => (
        <FieldsDialog
          of={forceFields}
          title={`收${whom}的卷？`}
          submitLabel="强制收卷"
          act={act}
          on={{ submit, close }}
        />
      ),
    }),
    reopen: bulk<BoardRow, BoardKnown, FormOf<typeof reopenFields>>('重新打开', {
      done: '已重新打开，学生可以继续作答',
      single: true,
      when: isOver,
      dialog: ({ whom, act, submit, close }) => (
        <FieldsDialog
          of={reopenFields}
          title={`重新打开${whom}的作答`}
          submitLabel="重新打开"
          act={act}
          on={{ submit, close }}
        />
      ),
    }),
    acceptLate: bulk<BoardRow, BoardKnown, null>('采纳迟到的答案', {
      done: '已采纳，正在重新计分',
      single: true,
      when: hasLate,
      dialog: ({ whom, act, submit, close }) => (
        <ConfirmDialog
          open
          title={`采纳${whom}迟到的答案？`}
          consequence="收卷以后才到的答案都会算分，成绩重新计算，记入日志。逐份查看请用「学生作答」。"
          confirmLabel="采纳"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => submit(null), cancel: close }}
        />
      ),
    }),
  },
});
