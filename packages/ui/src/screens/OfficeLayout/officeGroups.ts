import { WEB_BASE } from '@aosai/api/domain/constants';
import type { SideNavGroup } from '../../patterns/SideNav/navGroups.ts';

export type OfficeWays = 'bms' | 'edms';
export type OfficeRole = 'manager' | 'teacher';

interface Way {
  /** The last part of the address. */
  id: string;
  label: string;
  offices: readonly OfficeWays[];
  /** The resource whose list one must be allowed to see, where it is not the id. */
  resource?: string;
  /** Everybody's own: it asks for no right. */
  own?: true;
  /** In a school also for those who teach without managing. */
  teacher?: true;
}

const BOTH = ['bms', 'edms'] as const;
const PLATFORM = ['bms'] as const;
const SCHOOL = ['edms'] as const;

const GROUPS: readonly { id: string; label: string; ways: readonly Way[] }[] = [
  {
    id: 'content',
    label: '教学内容',
    ways: [
      { id: 'question', label: '题库', offices: BOTH, teacher: true },
      { id: 'examPaper', label: '试卷', offices: BOTH, teacher: true },
      { id: 'chapter', label: '章节', offices: BOTH, teacher: true },
      { id: 'course', label: '课程', offices: BOTH, teacher: true },
    ],
  },
  {
    id: 'teaching',
    label: '考试与班级',
    ways: [
      { id: 'exam', label: '考试', offices: BOTH, teacher: true },
      { id: 'homework', label: '作业', offices: BOTH, teacher: true },
      { id: 'grade', label: '班级', offices: BOTH, teacher: true },
    ],
  },
  {
    id: 'people',
    label: '人员',
    ways: [
      { id: 'member', label: '学员', offices: PLATFORM },
      { id: 'organization', label: '机构', offices: PLATFORM },
      { id: 'organization', label: '本校资料', offices: SCHOOL },
      { id: 'organizationMember', label: '成员', offices: SCHOOL },
      { id: 'teacherGroup', label: '教师分组', offices: SCHOOL, teacher: true },
      { id: 'memberDocument', label: '证件与资料', offices: PLATFORM },
      { id: 'memberBlacklist', label: '黑名单', offices: PLATFORM },
    ],
  },
  {
    id: 'trade',
    label: '会员与交易',
    ways: [
      { id: 'right', label: '权益', offices: PLATFORM },
      { id: 'membership', label: '会员卡', offices: PLATFORM },
      { id: 'memberOrder', label: '订单', offices: PLATFORM },
    ],
  },
  {
    id: 'contact',
    label: '运营',
    ways: [
      { id: 'imageBanner', label: '横幅', offices: PLATFORM },
      { id: 'feedback', label: '意见反馈', offices: PLATFORM },
      { id: 'message', label: '消息', offices: PLATFORM, own: true },
    ],
  },
  {
    id: 'system',
    label: '系统',
    ways: [
      { id: 'role', label: '角色与权限', offices: PLATFORM },
      { id: 'user', label: '后台账号', offices: PLATFORM },
      { id: 'resource', label: '资源', offices: PLATFORM },
      { id: 'dict', label: '字典', offices: PLATFORM },
      { id: 'config', label: '配置与协议', offices: PLATFORM, resource: 'common/config' },
      { id: 'app', label: '应用', offices: PLATFORM },
      { id: 'sysLog', label: '操作日志', offices: PLATFORM },
    ],
  },
];

const rightOf = ({ id, resource = id }: Way): string => `${resource}:queryList`;

/** The ways of an office by group; with `pages`, only those that have one. Which of them are offered is a matter of rights. */
export const officeGroups = (office: OfficeWays, pages?: readonly string[]): SideNavGroup[] =>
  GROUPS.map(({ id, label, ways }) => ({
    id,
    label,
    items: ways
      .filter((way) => way.offices.includes(office) && (pages === undefined || pages.includes(way.id)))
      .map((way) => ({
        id: way.id,
        label: way.label,
        href: `${WEB_BASE}${office}/${way.id}`,
        ...(way.own === undefined && { right: rightOf(way) }),
      })),
  })).filter(({ items }) => items.length > 0);

/** Rights that a role in a school brings: whoever manages sees every way, whoever teaches those of teaching. */
export const schoolRights = (roles: readonly OfficeRole[]): string[] =>
  GROUPS.flatMap(({ ways }) => ways)
    .filter(({ offices, teacher }) => offices.includes('edms') && (roles.includes('manager') || teacher === true))
    .map(rightOf);
