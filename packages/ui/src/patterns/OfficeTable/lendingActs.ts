import { type Bank, QUESTION, type QuestionStatus } from '@aosai/api/questions/bank';
import { type BankKnown, isOwn } from './bankActs.ts';
import type { HeadConfirm, OfficeActs, SelectionConfirm } from './officeActs.ts';

export interface LendableRow {
  title: string;
  bank: Bank | null;
  status: QuestionStatus | null;
  isShared: boolean | null;
}

interface LendingAsks {
  share: SelectionConfirm;
  unshare: SelectionConfirm;
  shareAll: HeadConfirm;
}

/** Only the platform shares with every school. */
const isLender = ({ own }: BankKnown): boolean => own.includes('platform');

/** Acts that share the platform's rows with every school: several rows, or all that no formal exam blocks. */
export const lending = (noun: string, unit: string, asks: LendingAsks) =>
  ({
    share: {
      at: 'selection',
      label: '共享给机构',
      done: (ids) => `已共享 ${ids.length} ${unit}${noun}`,
      single: true,
      when: isLender,
      fits: (row, known) => row.isShared === false && row.status === QUESTION.ready && isOwn(row, known),
      refusal: (row, known) => {
        if (row.isShared === true) return null;
        return isOwn(row, known) ? `只有可用的${noun}能共享` : `只能共享平台自己的${noun}`;
      },
      ask: asks.share,
    },
    unshare: {
      at: 'selection',
      label: '取消共享',
      done: (ids) => `已取消共享 ${ids.length} ${unit}${noun}`,
      single: true,
      when: isLender,
      fits: (row, known) => row.isShared === true && isOwn(row, known),
      ask: asks.unshare,
    },
    shareAll: {
      at: 'head',
      label: '共享全部',
      when: isLender,
      done: (_: undefined, count: number) => (count === 0 ? `没有还能共享的${noun}` : `已共享 ${count} ${unit}${noun}`),
      ask: asks.shareAll,
    },
  }) satisfies OfficeActs<LendableRow, BankKnown>;
