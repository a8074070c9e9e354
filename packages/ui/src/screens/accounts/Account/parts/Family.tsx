import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Menu } from '../../../../primitives/Menu/Menu.tsx';
import type { TriggerProps } from '../../../../primitives/Popover/Popover.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { CopyButton } from '../../../../patterns/CopyButton/CopyButton.tsx';
import { links as pages } from '../../../../patterns/links/links.ts';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import { dayText } from '@aosai/api/kit/dayText';
import type { GuardianLinks } from '../accountProps.ts';
import type { GuardianLink } from '@aosai/api/accounts/minors.contract';

export interface FamilyProps {
  isStudent: boolean;
  links: Loaded<GuardianLinks>;
  pending: boolean;
  /** The server's time in ms since 1970. */
  now: number;
  on: {
    invite: () => void;
    add: () => void;
    confirm: (link: GuardianLink) => void;
    end: (link: GuardianLink) => void;
    withdraw: (link: GuardianLink) => void;
    export: (link: GuardianLink) => void;
    erase: (link: GuardianLink) => void;
    correct: (link: GuardianLink) => void;
    retry: () => void;
  };
}

const Root = styled.div`
  > p {
    padding: ${theme.space[16]} ${theme.space[20]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
  }
  [data-part='code'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]} ${theme.space[16]};
    padding: ${theme.space[16]} ${theme.space[20]};
    background: ${theme.color.sunken};
  }
  [data-part='code'] b {
    font-family: ${theme.font.mono};
    font-size: ${theme.text.heading};
    letter-spacing: 0.12em;
    user-select: all;
  }
  [data-part='code'] small {
    flex: 1 1 200px;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  ul {
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]} ${theme.space[12]};
    padding: ${theme.space[16]} ${theme.space[20]};
    border-top: 1px solid ${theme.color.line};
  }
  li > div {
    flex: 1 1 200px;
    min-width: 0;
  }
  li h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
    font-size: ${theme.text.body};
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
  li small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }

  ${media.narrow} {
    > p,
    [data-part='code'],
    li {
      padding: ${theme.space[12]} ${theme.space[16]};
    }
    [data-part='code'] > span,
    [data-part='code'] small {
      flex-basis: 100%;
    }
    li > div {
      flex-basis: 120px;
    }
  }
`;

const stateOf = ({ side, status, asked, consent }: GuardianLink) => {
  if (status === 'pending')
    return asked === 'me' ? <Tag tone="warn">等待对方确认</Tag> : <Tag tone="seal">请您确认</Tag>;
  if (side === 'guardian' && consent === 'missing') return <Tag tone="bad">等待您的同意</Tag>;
  if (consent === 'renew') return <Tag tone="warn">需要重新同意</Tag>;
  return <Tag tone="ok">已关联</Tag>;
};

/** Explains missing or outdated consent, worded for the guardian or for the child. */
const consentNote = ({ side, consent, renewBy }: GuardianLink, now: number): string => {
  if (side === 'guardian' && consent === 'missing') return '未满 14 周岁，您同意后孩子才能登录';
  if (consent !== 'renew' || renewBy === null) return '';
  const who = side === 'guardian' ? '您' : '家长';
  if (Date.parse(renewBy) <= now) return `儿童个人信息保护规则有了新版本，${who}同意后才能再登录`;
  return `儿童个人信息保护规则有了新版本，请${side === 'guardian' ? '' : '家长'}在 ${dayText(renewBy, now)}前重新同意`;
};

const openerOf = (name: string) => (props: TriggerProps) => (
  <IconButton {...props} icon="more" label={`${name}的更多操作`} />
);

const Acts = ({ link, pending, on }: { link: GuardianLink } & Pick<FamilyProps, 'pending' | 'on'>) => {
  if (link.status === 'pending' && link.asked === 'them')
    return (
      <>
        <Button disabled={pending} onClick={() => on.end(link)}>
          不认识
        </Button>
        <Button variant="primary" disabled={pending} onClick={() => on.confirm(link)}>
          确认
        </Button>
      </>
    );
  if (link.side === 'child' || link.status === 'pending')
    return (
      <Button disabled={pending} onClick={() => on.end(link)}>
        {link.status === 'pending' ? '取消申请' : '解除关联'}
      </Button>
    );
  return (
    <>
      {(link.consent === 'missing' || link.consent === 'renew') && (
        <ButtonLink variant="primary" href={`${pages.registerConsent}?childId=${link.other.id}`}>
          阅读并同意
        </ButtonLink>
      )}
      <Button icon="download" disabled={pending} onClick={() => on.export(link)}>
        导出数据
      </Button>
      <Menu
        placement="bottom-end"
        items={[
          { id: 'correct', label: '更正孩子的资料', onSelect: () => on.correct(link) },
          ...(link.consent === 'given' || link.consent === 'renew'
            ? [{ id: 'withdraw', label: '撤回同意', onSelect: () => on.withdraw(link) }]
            : []),
          { id: 'end', label: '解除关联', onSelect: () => on.end(link) },
          ...(link.consent === 'notNeeded'
            ? []
            : [{ id: 'erase', label: '注销孩子的账号', danger: true, onSelect: () => on.erase(link) }]),
        ]}
        trigger={openerOf(link.other.name)}
      />
    </>
  );
};

/** A student's guardians, or a guardian's children, with the actions the law gives a guardian. */
export const Family = ({ isStudent, links, pending, now, on }: FamilyProps) => (
  <Card
    title={isStudent ? '监护人' : '孩子'}
    extra={
      <Button size="s" icon="plus" onClick={on.add}>
        {isStudent ? '关联家长' : '关联孩子'}
      </Button>
    }
    padding="none"
  >
    <Load of={links} name={isStudent ? '监护人' : '孩子'} onRetry={on.retry}>
      {({ joinCode, content }) => (
        <Root>
          <div data-part="code">
            <span>我的邀请码</span>
            {joinCode === null ? (
              <Button size="s" disabled={pending} onClick={on.invite}>
                生成邀请码
              </Button>
            ) : (
              <>
                <b>{joinCode}</b>
                <CopyButton text={joinCode} label="复制邀请码" />
                <Button size="s" variant="ghost" icon="refresh" disabled={pending} onClick={on.invite}>
                  换一个
                </Button>
              </>
            )}
            <small>告诉{isStudent ? '家长' : '孩子'}或老师，对方填写后就能申请关联。换新后，旧的不再有效。</small>
          </div>
          {content.length === 0 && (
            <p>
              {isStudent
                ? '还没有关联家长。关联后，家长能看到成绩报告，不能代替作答。'
                : '还没有关联孩子。关联后，可以看孩子的成绩报告，导出或删除孩子的数据。'}
            </p>
          )}
          {content.length > 0 && (
            <ul>
              {content.map((link) => (
                <li key={link.id}>
                  <div>
                    <h3>
                      {link.other.name}
                      {stateOf(link)}
                    </h3>
                    <small>
                      {link.relation}
                      {consentNote(link, now) && `　${consentNote(link, now)}`}
                    </small>
                  </div>
                  <Acts link={link} pending={pending} on={on} />
                </li>
              ))}
            </ul>
          )}
        </Root>
      )}
    </Load>
  </Card>
);
