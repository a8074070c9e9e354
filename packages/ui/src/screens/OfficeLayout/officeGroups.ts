import { WEB_BASE } from '@aosai/api/domain/constants';
import type { SideNavGroup } from '../../patterns/SideNav/navGroups.ts';

export type OfficeWays = 'bms' | 'edms';

interface Way {
  /** The resource, which is also the path. */
  id: string;
  label: string;
  /** Pages that only the platform has. */
  platform?: true;
}

const GROUPS: readonly { id: string; label: string; ways: readonly Way[] }[] = [
  {
    id: 'content',
    label: '教学内容',
    ways: [
      { id: 'question', label: '题库' },
      { id: 'examPaper', label: '试卷' },
      { id: 'chapter', label: '章节' },
      { id: 'course', label: '课程' },
    ],
  },
  {
    id: 'teaching',
    label: '考试与班级',
    ways: [
      { id: 'exam', label: '考试' },
      { id: 'homework', label: '作业' },
      { id: 'grade', label: '班级' },
    ],
  },
  {
    id: 'people',
    label: '人员',
    ways: [
      { id: 'organizationMember', label: '成员' },
      { id: 'teacherGroup', label: '教师分组' },
      { id: 'organization', label: '机构', platform: true },
      { id: 'memberBlacklist', label: '黑名单', platform: true },
    ],
  },
  {
    id: 'trade',
    label: '会员与交易',
    ways: [
      { id: 'membership', label: '会员卡', platform: true },
      { id: 'memberOrder', label: '订单', platform: true },
    ],
  },
  {
    id: 'system',
    label: '系统',
    ways: [
      { id: 'role', label: '角色与权限', platform: true },
      { id: 'dict', label: '字典', platform: true },
      { id: 'sysLog', label: '操作日志', platform: true },
    ],
  },
];

/** All ways of an office; which of them are offered is a matter of rights. */
export const officeGroups = (office: OfficeWays): SideNavGroup[] =>
  GROUPS.map(({ id, label, ways }) => ({
    id,
    label,
    items: ways
      .filter(({ platform }) => office === 'bms' || platform === undefined)
      .map((way) => ({
        id: way.id,
        label: way.label,
        href: `${WEB_BASE}${office}/${way.id}`,
        right: `${way.id}:queryList`,
      })),
  })).filter(({ items }) => items.length > 0);
