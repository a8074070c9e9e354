import { PageMessage } from '../../patterns/PageMessage/PageMessage.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { links } from '../../patterns/links/links.ts';

export interface RoleOnlyProps {
  /** Whose page it is. */
  memberType: 'teacher' | 'parent';
}

const TEXTS = {
  teacher: {
    sign: '师',
    title: '这是老师用的页面',
    what: '这里可以看自己学生的作答、延长考试时间、采纳迟到答案。您的账号不是老师账号。',
  },
  parent: {
    sign: '家',
    title: '这是家长用的页面',
    what: '这里可以看已关联的孩子的成绩。您的账号不是家长账号。',
  },
} as const satisfies Record<RoleOnlyProps['memberType'], { sign: string; title: string; what: string }>;

/** For somebody whose account has no use for this page. */
export const RoleOnly = ({ memberType }: RoleOnlyProps) => {
  const { sign, title, what } = TEXTS[memberType];
  return (
    <PageMessage
      sign={sign}
      title={title}
      action={
        <ButtonLink variant="primary" href={links.home}>
          回到首页
        </ButtonLink>
      }
    >
      <p>{what}</p>
      <p>如果应当能用，请退出后换一个账号登录，或联系管理员。</p>
    </PageMessage>
  );
};
