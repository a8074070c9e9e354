import { labelled } from '@aosai/api/kit/labelled';
import { PAPER_TEMPLATE } from '@aosai/api/questions/paperTemplates';
import { BANK, QUESTION } from '@aosai/api/questions/bank';
import { emptyListHint, narrowListHint } from '@aosai/api/questions/emptyBank';
import { paperColumns } from '@aosai/api/papers/paperColumns';
import { bankActs, isOwn, mayRetire, type BankKnown } from '../../../patterns/OfficeTable/bankActs.ts';
import { lending } from '../../../patterns/OfficeTable/lendingActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import type { PaperListRow } from '@aosai/api/papers/paper.contract';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import type { DetailProps } from '../../../patterns/OfficeTable/officeSpec.ts';
import { newPaperFields, paperFields } from '@aosai/api/papers/paperForms';

/** Data of the paper table in addition to its rows. */
export type PapersKnown = BankKnown;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

/** Links from a paper to its questions and to the print page, and why it cannot be changed. */
const PaperLinks = ({ row, known }: DetailProps<PaperListRow, PapersKnown>) => (
  <>
    {row.isFrozen && (
      <Alert tone="info" title="已有人作答，题目和设置不再变">
        要改就复制一份。
      </Alert>
    )}
    <Root>
      <ButtonLink size="s" href={`${known.base}/${row.id}`}>
        {row.isFrozen || !isOwn(row, known) ? '查看题目' : '编辑题目'}
      </ButtonLink>
      <ButtonLink size="s" icon="document" href={`${known.base}/${row.id}/print`}>
        打印
      </ButtonLink>
    </Root>
  </>
);

const SHARED = labelled({ true: '已共享给机构', false: '未共享' });
const FROZEN = labelled({ false: '还能修改', true: '已有人作答' });

const lent = lending('试卷', '份', {
  share: {
    title: (whom) => `共享${whom}？`,
    confirm:
      '共享后所有机构都能看到试卷和答案，直接用于自己的考试或复制一份再改；卷里的平台题目一起共享。有题目在没有结束的正式考试里时不能共享。',
    submitLabel: '共享试卷',
  },
  unshare: {
    title: (whom) => `取消共享${whom}？`,
    confirm: '取消后各机构不再看到；已经用到它的考试照常。',
    submitLabel: '取消共享',
  },
  shareAll: {
    title: '把平台的试卷都共享给机构？',
    confirm:
      '平台可用的试卷和卷里的平台题目都会共享，所有机构都能看到答案，直接用于自己的考试或复制一份再改。有题目在没有结束的正式考试里的试卷会跳过，最后逐份列出。',
    submitLabel: '共享全部',
  },
});

/** Papers: created from a template, edited on a separate page, released, copied, printed. */
export const Papers = officeTable<PaperListRow, PapersKnown>()({
  noun: '试卷',
  unit: '份',
  lead: '考试和作业用的试卷。有人开始作答以后不再变，可以复制一份再改。',
  nameOf: (row) => row.title,
  emptyHint: ({ own }) => emptyListHint('试卷', own),
  narrowHint: ({ own }, filter) => narrowListHint('试卷', own, filter),
  emptyAct: 'create',
  show: drawn<PaperListRow>(paperColumns),
  above: PaperLinks,
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
      ask: { form: newPaperFields },
    },
    ...bankActs,
    retire: {
      at: 'row',
      label: '停用',
      when: (row, known) => mayRetire(row, known),
      ask: { confirm: '停用后不能再用于新的考试和作业；已经用到它的照常。随时可以恢复。' },
    },
    share: lent.share,
    unshare: lent.unshare,
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
