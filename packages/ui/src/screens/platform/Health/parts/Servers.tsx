import { minuteText } from '@aosai/api/kit/beijing';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import type { JobsReport } from './healthReport.ts';
import { ROLE_WORDS, serversProblems } from './healthWords.ts';
import { Lines } from './Lines.tsx';

const List = styled.ul`
  list-style: none;
  font-variant-numeric: tabular-nums;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr);
    gap: ${theme.space[4]} ${theme.space[16]};
    align-items: baseline;
    padding-block: ${theme.space[8]};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  span {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }

  ${media.narrow} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

/** The servers on the database: what each does, its version, and since when it runs. */
export const Servers = ({ servers }: Pick<JobsReport, 'servers'>) => {
  const problems = serversProblems(servers);
  const live = servers.filter(({ isSilent }) => !isSilent).length;
  return (
    <Card
      title="服务器"
      extra={
        <Tag tone={problems.length > 0 ? 'warn' : 'ok'} icon={problems.length > 0 ? 'warning' : 'check'}>
          {problems.length > 0 ? '需要看看' : `${live} 台在运行`}
        </Tag>
      }
    >
      <List>
        {servers.map(({ name, role, version, startedAt, lastSeenAt, isSilent }) => (
          <li key={`${name} ${startedAt}`}>
            <b>{name}</b>
            <span>{ROLE_WORDS[role]}</span>
            <span>{version}</span>
            <span>
              {isSilent ? (
                <Tag tone="bad" icon="warning">
                  {minuteText(lastSeenAt)} 后没有报告
                </Tag>
              ) : (
                `${minuteText(startedAt)} 启动`
              )}
            </span>
          </li>
        ))}
      </List>
      {problems.length > 0 && (
        <Lines aria-label="服务器的问题">
          {problems.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      )}
    </Card>
  );
};
