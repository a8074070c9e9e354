/** The demo's priced goods: a card by its name, the class or the exam. */
export type DemoGoods = { kind: 'membership'; name: '月卡' | '季卡' | '年卡' } | { kind: 'grade' } | { kind: 'exam' };

/** What came of an order, as days before today. */
export type DemoOutcome =
  /** Paid ten minutes later. */
  | { kind: 'paid' }
  /** Not paid yet; ordered two hours ago. */
  | { kind: 'open' }
  | { kind: 'cancelled' }
  | { kind: 'gift'; reason: string }
  /** Paid, and the family wants its money back, which the office has to decide. */
  | { kind: 'asksBack'; daysAgo: number; reason: string }
  | { kind: 'givenBack'; askedDaysAgo: number; doneDaysAgo: number; reason: string };

export interface DemoOrder {
  /** 0: the demo's student; from 1: the classmates. */
  student: number;
  goods: DemoGoods;
  daysAgo: number;
  /** Minutes of that day in Beijing. */
  minute: number;
  outcome: DemoOutcome;
}

const MONTH = { kind: 'membership', name: '月卡' } as const;
const QUARTER = { kind: 'membership', name: '季卡' } as const;
const YEAR = { kind: 'membership', name: '年卡' } as const;
const CLASS = { kind: 'grade' } as const;
const EXAM = { kind: 'exam' } as const;
const PAID = { kind: 'paid' } as const;

/** Four weeks of orders of the demo's families, the oldest first. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  { student: 0, goods: MONTH, daysAgo: 27, minute: 1208, outcome: { kind: 'cancelled' } },
  { student: 0, goods: YEAR, daysAgo: 27, minute: 1221, outcome: PAID },
  { student: 1, goods: QUARTER, daysAgo: 20, minute: 1265, outcome: PAID },
  {
    student: 2,
    goods: MONTH,
    daysAgo: 15,
    minute: 735,
    outcome: { kind: 'givenBack', askedDaysAgo: 12, doneDaysAgo: 11, reason: '想换成季卡' },
  },
  { student: 2, goods: QUARTER, daysAgo: 11, minute: 1140, outcome: PAID },
  { student: 3, goods: MONTH, daysAgo: 9, minute: 980, outcome: { kind: 'gift', reason: '期中进步奖' } },
  { student: 0, goods: CLASS, daysAgo: 8, minute: 1232, outcome: PAID },
  {
    student: 4,
    goods: QUARTER,
    daysAgo: 8,
    minute: 1290,
    outcome: { kind: 'asksBack', daysAgo: 2, reason: '这个学期课多，先不练了' },
  },
  { student: 1, goods: CLASS, daysAgo: 7, minute: 1205, outcome: PAID },
  {
    student: 2,
    goods: CLASS,
    daysAgo: 6,
    minute: 720,
    outcome: { kind: 'givenBack', askedDaysAgo: 4, doneDaysAgo: 3, reason: '寒假要回老家' },
  },
  { student: 5, goods: CLASS, daysAgo: 5, minute: 1272, outcome: PAID },
  { student: 1, goods: EXAM, daysAgo: 4, minute: 1218, outcome: PAID },
  { student: 2, goods: EXAM, daysAgo: 3, minute: 1155, outcome: PAID },
  { student: 4, goods: EXAM, daysAgo: 2, minute: 765, outcome: PAID },
  { student: 5, goods: EXAM, daysAgo: 1, minute: 1230, outcome: PAID },
  { student: 5, goods: MONTH, daysAgo: 0, minute: 0, outcome: { kind: 'open' } },
];
