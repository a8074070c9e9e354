import { courseLinks } from '../../../../patterns/links/courseLinks.ts';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import type { SideNavGroup } from '../../SideNav/navGroups.ts';

/** Pages of the student site, found by name from the office but not in its menus. */
export const SITE_PLACES: SideNavGroup = {
  id: 'site',
  label: '网站',
  items: [
    { id: 'courses', label: '课程列表', href: courseLinks.courses },
    { id: 'topics', label: '专题', href: courseLinks.topics },
    { id: 'camp', label: 'GESP 训练营', href: courseLinks.camp() },
    { id: 'python', label: 'Python 练习场', href: practiceLinks.python },
    { id: 'contents', label: '内容中心', href: courseLinks.contents },
  ],
};
