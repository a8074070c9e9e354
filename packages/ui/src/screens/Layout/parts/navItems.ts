import type { Current, MemberSelf } from '@aosai/api/contract/types';
import type { NavItem } from '../../../patterns/TopBar/TopBar.tsx';
import { links } from '../../../patterns/links/links.ts';

export type NavKey = 'home' | 'exam' | 'reports' | 'students' | 'children' | 'health' | 'judge' | 'bms' | 'edms';

const items = {
  home: { id: 'home', label: '首页', href: links.home },
  exam: { id: 'exam', label: '考试', href: links.examList },
  reports: { id: 'reports', label: '考试记录', href: links.reports },
  students: { id: 'students', label: '学生作答', href: links.students },
  children: { id: 'children', label: '孩子的成绩', href: links.children },
  health: { id: 'health', label: '系统状况', href: links.health },
  judge: { id: 'judge', label: '评测', href: links.judge },
  bms: { id: 'bms', label: '后台', href: links.bms },
  edms: { id: 'edms', label: '工作台', href: links.edms },
} as const satisfies Record<NavKey, NavItem>;

const keysOfType = (type: MemberSelf['type']): NavKey[] => {
  switch (type) {
    case 'student':
      return ['home', 'exam', 'reports'];
    case 'parent':
      return ['home', 'exam', 'children'];
    case 'teacher':
      return ['home', 'exam', 'reports', 'students'];
    default:
      return type satisfies never;
  }
};

const worksForSchool = ({ organization }: MemberSelf): boolean =>
  organization?.roles.some((role) => role !== 'student') ?? false;

const keysFor = (current: Current | null | undefined): NavKey[] => {
  if (!current) return ['home', 'exam'];
  if (current.realm === 'user') return ['home', 'exam', 'health', 'judge', 'bms'];
  const keys = keysOfType(current.member.type);
  return worksForSchool(current.member) ? [...keys, 'edms'] : keys;
};

/** The ways that somebody has: only pages that exist for them. */
export const navItems = (current: Current | null | undefined): NavItem[] => keysFor(current).map((key) => items[key]);
