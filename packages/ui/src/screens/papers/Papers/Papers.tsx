import { labelled } from '@aosai/api/kit/labelled';
import { PAPER_TEMPLATE, type PaperTemplateId } from '@aosai/api/questions/paperTemplates';
import { BANK, QUESTION } from '@aosai/api/questions/bank';
import { emptyListHint, narrowListHint } from '@aosai/api/questions/emptyBank';
import { paperColumns } from '@aosai/api/papers/paperColumns';
import type { BankKnown } from '../../../patterns/OfficeTable/bankActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import type { PaperListRow } from '@aosai/api/papers/paper.contract';
import { newPaperFields } from '@aosai/api/papers/paperForms';
import { lent } from './lentPapers.ts';

/** Data of the paper table in addition to its rows. */
export interface PapersKnown extends BankKnown {
  /** The template that a new paper begins with; null for the first, undefined while it is read. */
  template: PaperTemplateId | null | undefined;
}

const SHARED = labelled({ true: '已共享给机构', false: '未共享' });
const FROZEN = labelled({ false: '还能修改', true: '已有人作答' });

/** Papers of a bank, created from a template; each has a page where it is edited, released and printed. */
export const Papers = officeTable<PaperListRow, PapersKnown>()({
  noun: '试卷',
  unit: '份',
  lead: '考试和作业用的试卷。有人开始作答以后不再变，可以复制一份再改。',
  nameOf: (row) => row.title,
  pageOf: ({ id }, { base }) => `${base}/${id}`,
  emptyHint: ({ own }) => emptyListHint('试卷', own),
  narrowHint: ({ own }, filter) => narrowListHint('试卷', own, filter),
  emptyAct: 'create',
  show: drawn<PaperListRow>(paperColumns),
  filters: {
    status: views('试卷状态', QUESTION),
    template: pick('模板', PAPER_TEMPLATE),
    bank: pick('归属', BANK),
    isFrozen: pick('作答', FROZEN),
    isShared: pick('共享', SHARED),
    keyword: search('搜索标题'),
  },
  acts: {
    shareAll: lent.shareAll,
    borrow: {
      at: 'head',
      label: '借用平台试卷',
      icon: 'copy',
      when: ({ own }) => !own.includes('platform'),
      href: 'examPaper?bank=platform',
    },
    create: {
      at: 'head',
      label: '新建试卷',
      icon: 'plus',
      main: true,
      done: '已新建，请添加题目',
      ready: ({ template }) => template !== undefined,
      ask: { form: ({ template = null }) => newPaperFields(template) },
    },
    share: lent.share,
    unshare: lent.unshare,
  },
});
