import { type Bank, QUESTION, type QuestionStatus } from '@aosai/api/questions/bank';
import { atOnce, confirmed, reasoned, removal } from './officeActs.ts';

/** Data of a bank's table besides its rows. */
export interface BankKnown {
  /** Base address of the rows: /web/edms/chapter. */
  base: string;
  /** The banks this person may edit. */
  own: readonly Bank[];
}

interface BankRow {
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
export const bankActs = <Row extends BankRow>() => ({
  ready: atOnce('设为可用', {
    main: true,
    when: (row: Row, known: BankKnown) => isNow(QUESTION.draft, QUESTION.retired)(row, known),
  }),
  approve: atOnce('通过审核', { main: true, when: (row: Row, known: BankKnown) => isOffered(row, known) }),
  giveBack: reasoned('退回', ['退回原因', '作者会看到，请写明要改什么。'], {
    done: '已退回',
    size: 'm',
    when: (row: Row, known: BankKnown) => isOffered(row, known),
    title: (row: Row) => `退回「${row.title}」？`,
    submitLabel: '退回',
  }),
  offer: atOnce('提交审核', {
    when: (row: Row, known: BankKnown) => row.bank === 'own' && isNow(QUESTION.draft)(row, known),
  }),
  retire: confirmed('停用', '停用后学生不再看到，也不能再用到新的地方。随时可以恢复。', {
    when: (row: Row, known: BankKnown) => mayRetire(row, known),
  }),
});

/** Deletes a row of a bank; listed last among its acts. */
export const bankRemoval = <Row extends BankRow>() =>
  removal('删除后不能恢复。正在使用的不能删除，请改为停用。', {
    when: (row: Row, known: BankKnown) => isOwn(row, known),
  });
