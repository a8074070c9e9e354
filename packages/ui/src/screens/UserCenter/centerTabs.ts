import { WEB_BASE } from '@aosai/api/domain/constants';

/** Pages of the personal centre by the last part of their address; `accout` is the specification's spelling. */
const TABS = {
  class: '我的班级',
  homework: '我的作业',
  exam: '我的考试',
  report: '孩子的成绩',
  message: '消息',
  point: '积分',
  order: '订单',
  accout: '账号与安全',
  feedback: '意见反馈',
} as const;

export type CenterTab = keyof typeof TABS;

const ORDER = Object.keys(TABS) as CenterTab[];

export const isCenterTab = (name: string): name is CenterTab => name in TABS;

/** The tabs of those pages, in the order of the centre. */
export const centerTabs = (pages: readonly CenterTab[]) =>
  ORDER.filter((id) => pages.includes(id)).map((id) => ({ id, label: TABS[id], href: `${WEB_BASE}user/${id}` }));
