import type { OfficeActs, RowAct } from './officeActs.ts';
import { type Bank, QUESTION, type QuestionStatus } from '@aosai/api/questions/bank';
import { reasonFields } from '@aosai/api/kit/reasons';

/** Data of a bank's table besides its rows. */
export interface BankKnown {
  /** Base address of the rows: /web/edms/chapter. */
  base: string;
  /** The banks this person may edit. */
  own: readonly Bank[];
}

export interface BankRow {
  title: string;
  bank: Bank | null;
  status: QuestionStatus | null;
}

export const isOwn = ({ bank }: BankRow, { own }: BankKnown): boolean => bank !== null && own.includes(bank);

const isNow =
  (...statuses: QuestionStatus[]) =>
  (row: BankRow, known: BankKnown) =>
    isOwn(row, known) && row.status !== null && statuses.includes(row.status);
/**
 * Whether this person may retire a row: the owner of its bank may, and the platform may retire any. A school cannot
 * retire rows shared with it.
 */
export const mayRetire = (row: BankRow, known: BankKnown): boolean =>
  row.status === QUESTION.ready && (isOwn(row, known) || known.own.includes('platform'));

/** A school reviews what its teachers submit. */
const isOffered = (row: BankRow, { own }: BankKnown) => row.status === QUESTION.offered && own.includes('org');

/** Acts that change the state of a bank's row. */
export const bankActs = {
  ready: {
    at: 'row',
    label: '设为可用',
    main: true,
    when: isNow(QUESTION.draft, QUESTION.retired),
  },
  approve: { at: 'row', label: '通过审核', main: true, when: isOffered },
  giveBack: {
    at: 'row',
    label: '退回',
    done: '已退回',
    when: isOffered,
    ask: {
      form: reasonFields('退回原因', '作者会看到，请写明要改什么。'),
      size: 'm',
      title: (row) => `退回「${row.title}」？`,
      submitLabel: '退回',
    },
  },
  offer: {
    at: 'row',
    label: '提交审核',
    when: (row, known) => row.bank === 'own' && isNow(QUESTION.draft)(row, known),
  },
  retire: {
    at: 'row',
    label: '停用',
    when: mayRetire,
    ask: { confirm: '停用后学生不再看到，也不能再用到新的地方。随时可以恢复。' },
  },
} satisfies OfficeActs<BankRow, BankKnown>;

/** Deletes a row of a bank; listed last among its acts. */
export const bankRemoval = {
  at: 'row',
  label: '删除',
  removes: true,
  when: isOwn,
  ask: { confirm: '删除后不能恢复。正在使用的不能删除，请改为停用。', danger: true },
} satisfies RowAct<BankRow, BankKnown>;
