import { aCurrent, aMember, aParent, aTeacher } from '@aosai/api/accounts/people.fixtures';
import type { Current } from '@aosai/api/accounts/auth.contract';
import { expect, test } from 'vitest';
import { centreMenu, siteMenu } from '../../packages/app/src/shell/menus.ts';
import { officeMenu } from '../../packages/app/src/shell/office/officePages.ts';
import { permissionsOf, READY_ROLES } from '../../packages/server/src/accounts/role/readyRoles.ts';
import { centreMenus, officeMenus, siteMenus } from '../../packages/ui/src/storybook/exampleMenus.ts';

const operator: Current = {
  realm: 'user',
  expiresAt: '2026-12-01T00:00:00.000Z',
  user: { id: 'U', name: '周明澜', isSuper: true, permissions: [], mustChangePwd: false, mustSetSecondFactor: false },
};
const student = aCurrent(aMember());
const parent = aCurrent(aParent());
const teacher = aCurrent(aTeacher());

test.each(['bms', 'edms'] as const)('exampleMenus: shows in stories the menu that %s has', (office) => {
  expect(officeMenus[office]).toEqual(officeMenu(office));
});

test('exampleMenus: shows in stories the menus that the site has', () => {
  expect(siteMenus).toEqual({
    guest: siteMenu(null),
    student: siteMenu(student),
    parent: siteMenu(parent),
    teacher: siteMenu(teacher),
    operator: siteMenu(operator),
  });
  expect(centreMenus).toEqual({
    student: centreMenu(student),
    parent: centreMenu(parent),
    teacher: centreMenu(teacher),
  });
});

/** What everybody in the office has. */
const ALL = ['概览', '消息', '系统状况'];

test('READY_ROLES: open the pages that their work needs', () => {
  const pagesOf = (permissions: readonly string[]) =>
    officeMenu('bms')
      .flatMap(({ items }) => items)
      .filter(({ right }) => right === undefined || permissions.includes(right))
      .map(({ label }) => label);
  const pages = READY_ROLES.map((role) => [role.name, pagesOf(permissionsOf(role))] as const);
  expect(pages.map(([, shown]) => ALL.filter((page) => !shown.includes(page)))).toEqual([[], [], [], []]);
  expect(Object.fromEntries(pages.map(([name, shown]) => [name, shown.filter((page) => !ALL.includes(page))]))).toEqual(
    {
      教务: [
        '题库',
        '试卷',
        '课程',
        '单元',
        '考试',
        '作业',
        '批阅',
        '考试报名',
        '班级',
        '班级成员',
        '账号',
        '机构',
        '评测',
      ],
      财务: ['考试', '班级', '会员卡', '权益', '会员卡订单', '订单', '对账', '积分明细'],
      客服: [
        '考试',
        '考试报名',
        '班级',
        '班级成员',
        '账号',
        '机构',
        '黑名单',
        '会员卡',
        '会员卡订单',
        '订单',
        '意见反馈',
      ],
      内容: ['题库', '试卷', '课程', '单元', '考试', '作业', '批阅', '权益', '横幅', '评测', '字典'],
    },
  );
});
