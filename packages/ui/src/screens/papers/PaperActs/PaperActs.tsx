import type { PaperListRow } from '@aosai/api/papers/paper.contract';
import { paperFields } from '@aosai/api/papers/paperForms';
import { type BankKnown, bankActs, isOwn, mayRetire } from '../../../patterns/OfficeTable/bankActs.ts';
import { rowActs } from '../../../patterns/RowActs/RowActs.tsx';
import { lent } from '../Papers/lentPapers.ts';

/** A paper on its page. */
export type PaperOfActs = Pick<
  PaperListRow,
  'id' | 'title' | 'status' | 'bank' | 'version' | 'isFrozen' | 'isShared' | 'durationMin'
>;

/** What can be done with a paper as a whole, in the head of its page. */
export const PaperActs = rowActs<PaperOfActs, BankKnown>()({
  noun: '试卷',
  nameOf: ({ title }) => title,
  acts: {
    ...bankActs,
    retire: {
      at: 'row',
      label: '停用',
      when: mayRetire,
      ask: { confirm: '停用后不能再用于新的考试和作业；已经用到它的照常。随时可以恢复。' },
    },
    share: {
      at: 'row',
      label: lent.share.label,
      when: (row, known) => lent.share.when(known) && lent.share.fits(row, known),
      ask: {
        confirm: lent.share.ask.confirm,
        title: ({ title }) => lent.share.ask.title(`「${title}」`),
        submitLabel: lent.share.ask.submitLabel,
      },
    },
    unshare: {
      at: 'row',
      label: lent.unshare.label,
      when: (row, known) => lent.unshare.when(known) && lent.unshare.fits(row, known),
      ask: {
        confirm: lent.unshare.ask.confirm,
        title: ({ title }) => lent.unshare.ask.title(`「${title}」`),
        submitLabel: lent.unshare.ask.submitLabel,
      },
    },
    update: {
      at: 'row',
      label: '修改设置',
      done: '已保存',
      when: (row, known) => row.isFrozen === false && isOwn(row, known),
      ask: { form: paperFields, title: (row) => `修改「${row.title}」` },
    },
    copy: { at: 'row', label: '复制一份', done: '已复制到自己的试卷，先是草稿' },
    remove: {
      at: 'row',
      label: '删除',
      removes: true,
      when: isOwn,
      ask: { confirm: '删除后不能恢复。已被考试或作业使用的试卷不能删除，请改为停用。', danger: true },
    },
  },
});
