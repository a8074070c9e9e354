import type { Current } from '@aosai/api/contract/types';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { links } from '../../patterns/links/links.ts';
import { PageMessage } from '../../patterns/PageMessage/PageMessage.tsx';
import { dateText } from '../../patterns/time/beijing.ts';

type Member = Extract<Current, { realm: 'member' }>['member'];

export interface MemberCardProps {
  /** Null for somebody without a card. */
  card: Member['card'] | 'guest';
  /** The server's time in ms since 1970. */
  now: number;
  on: { signIn: () => void };
}

const HOLDERS = { '0': '家长 / 学生', '1': '教育工作者' } as const satisfies Record<
  NonNullable<Member['card']>['type'],
  string
>;

const wordsOf = (card: MemberCardProps['card'], now: number): { title: string; text: string } => {
  if (card === 'guest') return { title: '会员卡', text: '登录后可以看到自己的会员卡和有效期。' };
  if (card === null) return { title: '还没有会员卡', text: '本站不在线售卡，请联系老师或机构办理。' };
  const isValid = Date.parse(card.expireDate) > now;
  return {
    title: `${card.name}（${HOLDERS[card.type]}）`,
    text: isValid
      ? `有效期至 ${dateText(card.expireDate)}。需要续期，请联系老师或机构。`
      : `已于 ${dateText(card.expireDate)} 到期。续期请联系老师或机构。`,
  };
};

/** One's own membership card: what it is and until when. Cards are not sold here yet. */
export const MemberCard = ({ card, now, on }: MemberCardProps) => {
  const { title, text } = wordsOf(card, now);
  return (
    <PageMessage
      sign="卡"
      title={title}
      action={
        card === 'guest' ? (
          <Button variant="primary" onClick={on.signIn}>
            登录
          </Button>
        ) : (
          <ButtonLink variant="primary" href={links.home}>
            回到首页
          </ButtonLink>
        )
      }
    >
      <p>{text}</p>
    </PageMessage>
  );
};
