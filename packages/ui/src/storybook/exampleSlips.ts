import { idOf } from '@aosai/api/kit/ids.fixtures';
import { fn } from 'storybook/test';
import type { Slips } from '../screens/accounts/PasswordSlips/slips.ts';

const NAMES = ['林知远', '欧阳一诺', '陈子墨', '赵安然', '王亦凡', '吴雨桐'];
const PASSWORDS = [
  ['hongma-daxue47', '红马 大雪 47'],
  ['dashan-xiaohe82', '大山 小河 82'],
  ['lanniu-muqiao56', '蓝牛 木桥 56'],
  ['jinyu-laoshu29', '金鱼 老树 29'],
] as const;
const passwordOf = (no: number) => {
  const [password, reading] = PASSWORDS[no % PASSWORDS.length] ?? PASSWORDS[0];
  return { password, reading };
};
/** A placeholder picture for the QR code. */
const QR = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h2v2H1zM5 1h2v2H5zM1 5h2v2H1zM4 4h1v1H4zM6 6h1v1H6z"/></svg>',
)}`;

/** New passwords for a number of students. */
export const slipsOf = (count: number): Slips => ({
  accounts: Array.from({ length: count }, (_, no) => ({
    id: idOf('member', no + 1),
    name: NAMES[no % NAMES.length] ?? '',
    account: `xh2026${String(101 + no)}`,
    no: `2026${String(101 + no)}`,
    className: '信奥一班',
    ...passwordOf(no),
  })),
  title: '星海编程',
  address: 'aosai.example',
  qrSrc: QR,
  isKept: false,
  show: fn(),
  print: fn(),
  noted: fn(),
});

/** No passwords to show. */
export const noSlips: Slips = { ...slipsOf(0), accounts: null };
