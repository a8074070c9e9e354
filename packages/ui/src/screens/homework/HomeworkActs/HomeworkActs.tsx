import type { HomeworkDetail } from '@aosai/api/homework/homework.contract';
import { text } from '@aosai/api/kit/fields';
import type { RowDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import { rowActs } from '../../../patterns/RowActs/RowActs.tsx';
import type { AssignForm, HomeworkActsKnown } from './assignForm.ts';
import { AssignDialog } from './parts/AssignDialog.tsx';

const assignDialog = (props: RowDialogProps<HomeworkDetail, HomeworkActsKnown, AssignForm>) => (
  <AssignDialog {...props} />
);

const reason = { reason: text('原因', { max: 200, hint: '截止前出分要写；截止后可以不填。' }) };

/** What can be done with a homework as a whole, in the head of its page. */
export const HomeworkActs = rowActs<HomeworkDetail, HomeworkActsKnown>()({
  noun: '作业',
  nameOf: ({ title }) => title,
  acts: {
    assign: {
      at: 'row',
      label: '布置',
      done: '已布置',
      main: true,
      when: ({ mayWrite, status }) => mayWrite && status === '0',
      ask: assignDialog,
    },
    // Once it is published, looking at the answers is the next step, and further classes are the exception.
    assignMore: {
      at: 'row',
      label: '布置给更多班级',
      done: '已布置',
      when: ({ mayWrite, status }) => mayWrite && status !== '0' && status !== '5',
      ask: assignDialog,
    },
    settle: {
      at: 'row',
      label: '出分',
      done: '已出分',
      when: ({ mayWrite, status }) => mayWrite && (status === '3' || status === '5'),
      ask: {
        form: reason,
        size: 'm',
        title: (row) => `给「${row.title}」出分？没有开始的按缺交记 0 分`,
        submitLabel: '出分',
      },
    },
    copy: { at: 'row', label: '复制一份', done: '已复制，还没有发布' },
    unpublish: {
      at: 'row',
      label: '取消发布',
      when: ({ mayWrite, status, isFrozen }) => mayWrite && status !== '0' && !isFrozen,
      ask: { confirm: '学生不再看到它。有人开始作答后不能取消。' },
    },
    removeSeries: {
      at: 'row',
      label: '删除这一串',
      removes: true,
      when: ({ mayWrite, series }) => mayWrite && series !== null,
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
      when: ({ mayWrite, isFrozen }) => mayWrite && !isFrozen,
      ask: { confirm: '删除后不能恢复。有人开始作答后不能删除。', danger: true },
    },
  },
});
