import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { fields, text } from '@aosai/api/kit/fields';
import { labelled } from '@aosai/api/kit/labelled';
import { BANK, QUESTION, type QuestionStatus, STAGE, BANK_LIMITS } from '@aosai/api/questions/bank';
import { emptyListHint, narrowListHint } from '@aosai/api/questions/emptyBank';
import { errorReportFields } from '@aosai/api/questions/errorReports';
import { ERROR_REPORT_NOTE } from '../../../patterns/ReportError/ReportError.tsx';
import { QUESTION_TYPE } from '@aosai/api/questions/questionType';
import { questionColumns } from '@aosai/api/questions/questionColumns';
import { mayRetire } from '../../../patterns/OfficeTable/bankActs.ts';
import { lending } from '../../../patterns/OfficeTable/lendingActs.ts';
import { reasonFields } from '@aosai/api/kit/reasons';
import { drawn, inTable } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { among, own, pick, search, views, type OwnFilterProps } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { type BankKnown, isOwn } from './bankQuestion.ts';
import { BankFacts } from './parts/BankFacts.tsx';
import type { BankRow } from '@aosai/api/questions/questionViews.contract';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { theme } from '../../../tokens/theme.ts';
import { media } from '../../../tokens/media.ts';
import { TagsField } from './parts/TagsField.tsx';

/** Separator of the tags in the filter; a tag contains no line break. */
const BETWEEN = '\n';
export const tagsIn = (text: string): string[] => (text === '' ? [] : text.split(BETWEEN));

const Tags = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 360px);
  align-items: center;
  gap: ${theme.space[8]};
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};

  ${media.narrow} {
    grid-template-columns: max-content minmax(0, 1fr);
  }
`;

/** Filters questions that have all of these tags. */
const TagFilter = <Filter extends { tags: string }>({ filter, onFilter }: OwnFilterProps<Filter, BankKnown>) => (
  <Tags>
    <span aria-hidden>标签</span>
    <TagsField
      value={tagsIn(filter.tags)}
      max={BANK_LIMITS.tagsMax}
      placeholder="输入标签，回车筛选"
      onChange={(tags) => onFilter({ ...filter, tags: tags.join(BETWEEN) })}
      onBlur={() => undefined}
    />
  </Tags>
);

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
`;

/** Says that the list is limited to one import; renders nothing otherwise. */
const ImportFilter = <Filter extends { importId: string }>({ filter, onFilter }: OwnFilterProps<Filter, BankKnown>) =>
  filter.importId !== '' && (
    <Root>
      <span>只列出一次导入的题目。</span>
      <Button size="s" onClick={() => onFilter({ ...filter, importId: '' })}>
        查看整个题库
      </Button>
    </Root>
  );

export type { BankKnown } from './bankQuestion.ts';

const TITLE_MAX = 60;

const OPEN = labelled({ true: '已公开', false: '未公开' });
const SHARED = labelled({ true: '已共享给机构', false: '未共享' });
const UNCHECKED = labelled({ true: '没有按预期通过' });
const FAR_MEASURED = labelled({ true: '与标注相差两级' });
const REPORTED = labelled({ true: '有勘误' });
const UNUSED = labelled({ '30': '30 天没有使用', '90': '90 天没有使用', '365': '一年没有使用' });

/** Owners to filter by: the banks, and the teacher's own questions. */
const banksOf = ({ teacherId }: BankKnown) => [
  ...BANK.options,
  ...(teacherId === null ? [] : [{ value: teacherId, label: '我自己的' }]),
];

const isNow =
  (...statuses: QuestionStatus[]) =>
  (row: BankRow, known: BankKnown) =>
    isOwn(row, known) && row.status !== null && statuses.includes(row.status);

/** Whether a paper or homework of this person may take the question. */
const isUsable = (row: BankRow, known: BankKnown): boolean =>
  row.status === QUESTION.ready &&
  (row.bank !== 'own' || isOwn(row, known)) &&
  (row.bank === 'platform' || !known.own.includes('platform'));

/** Acts that go on with the selected questions: the next page has them already. */
const using = { single: true, fits: isUsable } as const;

const newPaperFields = fields({ title: text('试卷标题', { required: true, max: TITLE_MAX, oneLine: true }) });

/** A school decides on questions that its teachers offer. */
const answers = ({ own }: BankKnown): boolean => own.includes('org');

const count = (verb: string) => (ids: readonly string[]) => `${verb} ${ids.length} 道题`;

const lent = lending('题', '道', {
  share: {
    title: (whom) => `共享${whom}？`,
    confirm: '共享后所有机构都能看到题目和答案，并选进自己的试卷。',
    submitLabel: '共享题目',
  },
  unshare: {
    title: (whom) => `取消共享${whom}？`,
    confirm: '取消后各机构的题库里不再有它，也不能再选入新的试卷和作业；已经用到它的试卷和作业照常。',
    submitLabel: '取消共享',
  },
  shareAll: {
    title: '把平台的题目都共享给机构？',
    confirm:
      '平台可用的题目都会共享，所有机构都能看到题目和答案，并选进自己的试卷。没有结束的正式考试里的题目会跳过，最后逐道列出。',
    submitLabel: '共享全部',
  },
});

/** The question bank: search, preview, retire, publish and delete; questions are edited on a separate page. */
export const QuestionBank = officeTable<BankRow, BankKnown>()({
  noun: '题目',
  unit: '道',
  title: '题库',
  lead: '试卷、作业和单元里的题目都从这里选。',
  nameOf: (row) => row.title,
  emptyHint: ({ own }) => emptyListHint('题目', own),
  emptyAct: 'create',
  narrowHint: ({ own }, filter) => narrowListHint('题目', own, filter),
  show: inTable(drawn<BankRow>(questionColumns)),
  detail: BankFacts,
  filters: {
    status: views('题目状态', QUESTION),
    type: pick('题型', QUESTION_TYPE),
    difficulty: pick('难度', DIFFICULTY),
    stage: pick('阶段', STAGE),
    point: among('知识点', ({ points }: BankKnown) => points),
    bank: among('归属', banksOf),
    isOpen: pick('公开', OPEN),
    isShared: pick('共享', SHARED),
    unusedDays: pick('使用', UNUSED),
    unchecked: pick('试评', UNCHECKED),
    farMeasured: pick('实测难度', FAR_MEASURED),
    reported: pick('勘误', REPORTED),
    keyword: search('搜索标题、题干和选项'),
    tags: own<{ tags: string }, BankKnown>(TagFilter),
    importId: own<{ importId: string }, BankKnown>(ImportFilter),
  },
  acts: {
    shareAll: lent.shareAll,
    import: { at: 'head', label: '导入题目', icon: 'upload', href: 'question/import' },
    create: { at: 'head', label: '新建题目', icon: 'plus', main: true, href: 'question/new' },
    giveBack: {
      at: 'row',
      label: '退回',
      done: '已退回',
      when: (row, known) => row.status === QUESTION.offered && answers(known),
      ask: {
        form: reasonFields('退回原因', '出题人会看到，请写明要改什么。'),
        size: 'm',
        title: (row) => `退回「${row.title}」？`,
        submitLabel: '退回题目',
      },
    },
    edit: { at: 'row', label: '编辑题目', when: isOwn, href: ({ id }, { base }) => `${base}/${id}` },
    review: { at: 'row', label: '审阅题目', href: ({ id }, { base }) => `${base}/${id}/review` },
    compose: {
      ...using,
      at: 'selection',
      label: '组卷',
      refusal: (row) => (row.status === QUESTION.ready ? '这些题里有别人的题库的' : '只能用可用的题组卷和布置'),
      done: (ids) => `已用 ${ids.length} 道题组卷`,
      ask: {
        form: newPaperFields,
        size: 's',
        description: '题目按选择的先后放进一份自由组卷，接着调顺序、分值和大题。',
        title: (whom) => `用${whom}组卷`,
        submitLabel: '组卷',
      },
    },
    assign: { ...using, at: 'selection', label: '布置作业', done: count('已带上') },
    quiz: { ...using, at: 'selection', label: '随堂测验', done: count('已带上') },
    ready: {
      at: 'selection',
      label: '设为可用',
      done: count('已设为可用'),
      single: true,
      main: true,
      fits: isNow(QUESTION.draft, QUESTION.retired),
      refusal: (row, known) => (isOwn(row, known) ? '选中的题里有已经可用或待审核的' : '只能改自己的题库'),
    },
    retire: {
      at: 'selection',
      label: '停用',
      done: count('已停用'),
      single: true,
      fits: mayRetire,
      refusal: (row, known) =>
        mayRetire({ ...row, status: QUESTION.ready }, known) ? '只有可用的题能停用' : '只能改自己的题库',
      ask: {
        title: (whom) => `停用${whom}？`,
        confirm: '停用后不能再选入新的试卷、作业和单元；已经用到它们的地方照常。随时可以恢复。',
        submitLabel: '停用题目',
      },
    },
    offer: {
      at: 'selection',
      label: '提交审核',
      done: count('已提交审核'),
      single: true,
      when: ({ own }) => own.includes('own'),
      fits: (row, known) => row.bank === 'own' && isNow(QUESTION.draft)(row, known),
    },
    approve: {
      at: 'selection',
      label: '通过审核',
      done: count('已通过'),
      single: true,
      main: true,
      when: answers,
      fits: (row, known) => row.status === QUESTION.offered && answers(known),
    },
    take: {
      at: 'selection',
      label: '收归机构',
      done: count('已收归机构'),
      single: true,
      when: answers,
      fits: (row, known) => row.bank === 'own' && row.status !== QUESTION.offered && answers(known),
      ask: {
        title: (whom) => `把${whom}收归机构？`,
        confirm: '离开学校的老师留下的题从此由机构管理。老师还在学校的题不能收走，请他自己提交审核。',
        submitLabel: '收归机构',
      },
    },
    publish: {
      at: 'selection',
      label: '公开',
      done: count('已公开'),
      single: true,
      fits: (row, known) => !row.isOpen && isNow(QUESTION.ready)(row, known),
      ask: {
        title: (whom) => `公开${whom}？`,
        confirm: '公开后学生在考试之外也能练到，题目和答题记录人人可见，不再适合出正式试卷。考试没有结束的题不能公开。',
        submitLabel: '公开题目',
      },
    },
    unpublish: {
      at: 'selection',
      label: '取消公开',
      done: count('已取消公开'),
      single: true,
      fits: (row, known) => row.isOpen && isOwn(row, known),
      ask: {
        title: (whom) => `取消公开${whom}？`,
        confirm: '取消后学生在考试和作业之外练不到它；做过的记录都在。可以随时再公开。',
        submitLabel: '取消公开',
      },
    },
    share: lent.share,
    unshare: lent.unshare,
    reportError: {
      at: 'row',
      label: '报告错误',
      done: '已报告，出题人会答复您',
      when: (row, known) => !isOwn(row, known) && !known.own.includes('platform'),
      ask: {
        form: errorReportFields,
        size: 'm',
        title: (row) => `报告「${row.title}」的错误`,
        submitLabel: '报告',
        description: ERROR_REPORT_NOTE,
      },
    },
    exportCase: { at: 'selection', label: '导出题目包', done: '已导出题目包' },
    remove: {
      at: 'row',
      label: '删除',
      removes: true,
      when: isOwn,
      ask: { confirm: '删除后不能恢复。已被试卷、作业或单元使用的题目不能删除，请改为停用。', danger: true },
    },
  },
});
