import type { BoardRow as Sent } from '@aosai/api/contract/types';
import { BOARD_STATE, type BoardState } from '@aosai/api/domain/exams/liveBoard';
import { moreTimeFields, noticeFields, reopenFields } from '@aosai/api/domain/exams/watchForms';
import { reasonFields } from '@aosai/api/domain/reasons';
import { boardColumns } from '@aosai/api/domain/tables/boardColumns';
import { add, edit } from '../../patterns/OfficeTable/officeActs.ts';
import { drawn } from '../../patterns/OfficeTable/officeColumn.tsx';
import { search, views } from '../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../patterns/OfficeTable/OfficeTable.tsx';

/** A student of a running exam; `id` is that of the place. */
export type BoardRow = Sent & { id: string; state: BoardState };

const writes = ({ state }: BoardRow): boolean => state === 'writing' || state === 'away';
const isOver = ({ state }: BoardRow): boolean => state === 'handedIn' || state === 'settled';

/** Everybody in a running exam: who writes, who was lost, who has handed in; more time, notices, collecting by hand. */
export const LiveBoard = officeTable<BoardRow>()({
  noun: '学生',
  unit: '名',
  title: '监考',
  lead: '每 5 秒更新。一分钟没有动静算断线，答案都在学生的电脑和服务器上，不会丢。',
  nameOf: ({ name }) => name,
  rowName: ({ name, no }) => [name, no].filter(Boolean).join(' '),
  emptyHint: '添加学生，或者等学生报名。',
  narrowTitle: '没有这样的学生',
  show: drawn<BoardRow>(boardColumns),
  filters: { state: views('状态', BOARD_STATE), keyword: search('搜索姓名、学号、班级') },
  acts: {
    notice: add('发公告', noticeFields, { done: '已发出，15 秒内都会看到' }),
    extendAll: add('全场延时', moreTimeFields, {
      done: '全场已延时，没开始的也有',
      description: '正在作答的马上生效，还没开始的开始时一起有。',
    }),
    extend: edit('延时', moreTimeFields, {
      done: '已延长时间，学生 15 秒内会看到',
      when: writes,
      title: ({ name }: BoardRow) => `给 ${name} 延时`,
      submitLabel: '延长时间',
    }),
    force: edit('强制收卷', reasonFields('原因', '已保存的答案都会交上来，原因记入日志。'), {
      done: '已收卷',
      main: false,
      when: writes,
      title: ({ name }: BoardRow) => `收 ${name} 的卷？`,
      submitLabel: '强制收卷',
    }),
    reopen: edit('重新打开', reopenFields, {
      done: '已重新打开，学生可以继续作答',
      main: false,
      when: isOver,
      title: ({ name }: BoardRow) => `重新打开 ${name} 的作答`,
      submitLabel: '重新打开',
    }),
  },
});
