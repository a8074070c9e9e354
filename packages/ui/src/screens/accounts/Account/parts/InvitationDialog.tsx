import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { dayText } from '@aosai/api/kit/dayText';
import type { AccountProps } from '../accountProps.ts';
import { closing, type DialogProps } from './dialogProps.ts';
import { placeWords } from './Schools.tsx';
import type { OrganizationLink } from '@aosai/api/schools/organizationLink.contract';

export interface InvitationDialogProps extends DialogProps {
  link: OrganizationLink;
  /** The server's time in ms since 1970. */
  now: number;
  onAnswer: AccountProps['on']['answer'];
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[16]};

  h3 {
    font-size: ${theme.text.body};
    font-weight: ${theme.weight.medium};
  }
  ul {
    display: grid;
    gap: ${theme.space[4]};
    margin-top: ${theme.space[4]};
    padding-left: 1.25em;
    color: ${theme.color.ink2};
  }
`;

/** Shows which school invites and what it would see, with two answers that look alike. */
export const InvitationDialog = ({ link, now, act, onAnswer, onClose }: InvitationDialogProps) => {
  const { organization, member, until } = link;
  const isStudent = link.roles.includes('student');
  const whose = member.isMe ? '您' : '孩子';
  const answer = (given: 'confirm' | 'refuse') => closing(onAnswer(link, given), onClose);
  return (
    <Dialog
      open
      size="s"
      dismissible={!act.pending}
      onClose={onClose}
      title={`${organization.name}邀请${member.isMe ? '您' : member.name}加入`}
      description={`以「${placeWords({ ...link, member: { ...member, isMe: true } })}」的身份。不认识这个机构，请不要加入。`}
      footer={
        <>
          <Button disabled={act.pending} onClick={() => answer('refuse')}>
            不加入
          </Button>
          <Button disabled={act.pending} onClick={() => answer('confirm')}>
            加入
          </Button>
        </>
      }
    >
      <Body>
        {act.error !== null && (
          <Alert tone="bad" live="assertive">
            {act.error}
          </Alert>
        )}
        <section>
          <h3>加入以后，对方可以看到</h3>
          <ul>
            <li>{whose}的姓名、账号、昵称、头像和积分，手机号和邮箱只显示一部分</li>
            {isStudent && <li>监护人的称呼和部分手机号</li>}
            <li>{isStudent ? `${whose}在这个机构报名的考试、作答和成绩` : `${whose}在这个机构的工作`}</li>
          </ul>
        </section>
        <section>
          <h3>加入以后，对方也不能</h3>
          <ul>
            <li>看到{whose}在其他机构的考试和作答</li>
            <li>
              看到{whose}的密码和出生年月，或修改{whose}的姓名
            </li>
          </ul>
        </section>
        <p>
          现在对方什么也看不到。加入后随时可以退出
          {until === null ? '。' : `；${dayText(until, now)}前没有答复，邀请自动失效。`}
        </p>
      </Body>
    </Dialog>
  );
};
