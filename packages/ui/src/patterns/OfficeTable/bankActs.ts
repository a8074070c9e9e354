import { type Bank, QUESTION, type QuestionStatus } from '@aosai/api/domain/questions/bank';
import { atOnce, confirmed, reasoned, removal } from './officeActs.ts';

/** What a table of a bank knows besides its rows. */
export interface BankKnown {
  /** Where its rows stand: /web/edms/chapter. */
  base: string;
  /** The banks into which this person writes. */
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
/** Whoever keeps it takes it out of use; the platform anything, a school nothing of what it is lent. */
export const mayRetire = (row: BankRow, known: BankKnown): boolean =>
  row.status === QUESTION.ready && (isOwn(row, known) || known.own.includes('platform'));

/** A school answers what its teachers offer. */
const isOffered = (row: BankRow, { own }: BankKnown) => row.status === QUESTION.offered && own.includes('org');

/** Moves of rows of a bank between their states. */
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

/** Takes a row out of a bank: the last of its acts. */
export const bankRemoval = <Row extends BankRow>() =>
  removal('删除后不能恢复。正在使用的不能删除，请改为停用。', {
    when: (row: Row, known: BankKnown) => isOwn(row, known),
  });
