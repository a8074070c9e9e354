import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { links } from '../../../patterns/links/links.ts';

export interface RoleOnlyProps {
  /**
   * The users of the page; `member`: everybody but the platform's staff; `right`: a page of the back office that the
   * user's roles do not include.
   */
  audience: 'parent' | 'teacher' | 'member' | 'bms' | 'edms' | 'right';
}

const TEXTS = {
  parent: {
    sign: '家',
    title: '这是家长用的页面',
    what: '这里是写给家长的一周小结。同学自己的一周在首页的「这一周」里。',
  },
  teacher: {
    sign: '师',
    title: '这是老师用的页面',
    what: '这里可以看自己学生的作答、延长考试时间、采纳迟到答案。您的账号不是老师账号。',
  },
  member: {
    sign: '人',
    title: '这是学生、家长和老师的个人中心',
    what: '这里看自己的班级、成绩和账号。您现在用的是管理账号，请到「管理」里做事。',
  },
  bms: {
    sign: '台',
    title: '这是平台的管理页面',
    what: '这里管理整个平台的内容、人员和设置，只能用管理账号登录。您现在用的是学生、家长或老师的账号。',
  },
  edms: {
    sign: '校',
    title: '这是机构的工作台',
    what: '这里管理本机构的成员和分组，机构管理员和本机构的老师可以使用。您现在的账号不在任何机构里担任这些工作。',
  },
  right: {
    sign: '权',
    title: '没有打开这一页的权限',
    what: '您的角色里没有这一页的权限。导航里是您可以使用的页面。',
  },
} as const satisfies Record<RoleOnlyProps['audience'], { sign: string; title: string; what: string }>;

/** Shown to a user whose account may not use this page. */
export const RoleOnly = ({ audience }: RoleOnlyProps) => {
  const { sign, title, what } = TEXTS[audience];
  return (
    <PageMessage
      sign={sign}
      title={title}
      action={
        <>
          <ButtonLink variant="primary" href={links.home}>
            回到首页
          </ButtonLink>
          {audience === 'member' && <ButtonLink href={links.bms}>去管理</ButtonLink>}
          {audience === 'edms' && <ButtonLink href={links.organizationApply}>为学校开通机构</ButtonLink>}
        </>
      }
    >
      <p>{what}</p>
      <p>如果应当能用，请退出后换一个账号登录，或联系管理员。</p>
    </PageMessage>
  );
};
