import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import { dayText } from '@aosai/api/kit/dayText';
import type { OrganizationLink } from '@aosai/api/schools/organizationLink.contract';
import { ORGANIZATION_ROLE } from '@aosai/api/accounts/memberStatus';

export interface SchoolsProps {
  schools: Loaded<readonly OrganizationLink[]>;
  pending: boolean;
  /** The server's time in ms since 1970. */
  now: number;
  on: {
    /** Opens an invitation to answer it. */
    look: (link: OrganizationLink) => void;
    leave: (link: OrganizationLink) => void;
    retry: () => void;
  };
}

const List = styled.ul`
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]} ${theme.space[12]};
    padding: ${theme.space[16]} ${theme.space[20]};
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
  li > div {
    flex: 1 1 200px;
    min-width: 0;
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
    font-size: ${theme.text.body};
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
  small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    overflow-wrap: anywhere;
  }

  ${media.narrow} {
    li {
      padding: ${theme.space[12]} ${theme.space[16]};
    }
    li > div {
      flex-basis: 160px;
    }
  }
`;

/** Describes a membership: 林知远 · 学生 · 信奥一班. */
export const placeWords = ({ member, roles, className, no }: OrganizationLink): string =>
  [
    member.isMe ? null : member.name,
    roles.map((role) => ORGANIZATION_ROLE.label(role)).join('、'),
    className,
    no === null ? null : `学号 ${no}`,
  ]
    .filter(Boolean)
    .join(' · ');

const noteOf = ({ status, until, mayAnswer, member }: OrganizationLink, now: number): string => {
  if (status !== 'pending') return '';
  if (!mayAnswer) return '未满 14 周岁，请家长登录后处理';
  return until === null ? '' : `请${member.isMe ? '' : '替孩子'}在 ${dayText(until, now)}前答复`;
};

/** Schools that invite the person or a child, then schools they belong to. */
export const Schools = ({ schools, pending, now, on }: SchoolsProps) => {
  if (schools.data?.length === 0) return null;
  return (
    <Card title="机构" padding="none">
      <Load of={schools} name="机构" onRetry={on.retry}>
        {(links) => (
          <List>
            {links
              .toSorted((a, b) => Number(b.status === 'pending') - Number(a.status === 'pending'))
              .map((link) => {
                const { id, organization, status, mayAnswer } = link;
                const note = noteOf(link, now);
                return (
                  <li key={id}>
                    <div>
                      <h3>
                        {organization.name}
                        {status === 'pending' ? <Tag tone="seal">邀请加入</Tag> : <Tag tone="ok">已加入</Tag>}
                      </h3>
                      <small>
                        {placeWords(link)}
                        {note && `　${note}`}
                      </small>
                    </div>
                    {mayAnswer &&
                      (status === 'pending' ? (
                        <Button disabled={pending} onClick={() => on.look(link)}>
                          查看邀请
                        </Button>
                      ) : (
                        <Button disabled={pending} onClick={() => on.leave(link)}>
                          退出机构
                        </Button>
                      ))}
                  </li>
                );
              })}
          </List>
        )}
      </Load>
    </Card>
  );
};
