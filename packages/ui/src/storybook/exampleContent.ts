import { at } from '@aosai/api/kit/ids.fixtures';

/** State of a bank's row: the school's, ready for use, with a number of uses. */
export const bankPlace = (no: number) => ({
  status: '1' as const,
  bank: 'org' as const,
  ownerName: '星海编程',
  isShared: false,
  usedCount: no,
  version: 2,
  updatedAt: at(-no * 1_500),
});

/** Rows of an office list of content: a draft first, then one for each state and bank. */
export function contentRows<Row extends object>(row: (no: number, title: string, changes?: object) => Row) {
  const draft = row(1, '循环与累加', { status: '0', usedCount: 0 });
  return {
    rows: [
      draft,
      row(2, '变量与赋值'),
      row(3, '我的课', { bank: 'own', ownerName: '周明澜', status: '3' }),
      row(4, '平台的课', { bank: 'platform', ownerName: null, isShared: true }),
    ],
    opened: draft,
    extreme: row(5, '最短路径与次短路径的多种求法以及在竞赛题目中的综合运用与拓展', { usedCount: 1_284 }),
  };
}
