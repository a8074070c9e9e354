import { styled } from 'styled-components';
import { minuteText } from '@aosai/api/kit/beijing';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { theme } from '../../../../tokens/theme.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { Facts } from './Facts.tsx';
import type { JobsReport } from './healthReport.ts';
import { jobWord } from './healthWords.ts';
import { Lines } from './Lines.tsx';

const Foot = styled.p`
  margin-top: ${theme.space[16]};
`;

interface JobsProps {
  report: JobsReport;
  linksBackups: boolean;
}

/** Background jobs: when each ran last, and the runs that failed for good. */
export const Jobs = ({ report: { jobs, failures }, linksBackups }: JobsProps) => {
  const isBad = jobs.some(({ hasFailed }) => hasFailed);
  return (
    <Card
      title="定时任务"
      extra={
        <Tag tone={isBad ? 'bad' : 'ok'} icon={isBad ? 'warning' : 'check'}>
          {isBad ? '有失败' : '正常'}
        </Tag>
      }
    >
      {jobs.length === 0 ? (
        <p>还没有运行过。第一次运行在服务器启动后几分钟内。</p>
      ) : (
        <Facts
          items={jobs.map(({ name, hasFailed, at }) => ({
            label: jobWord(name),
            value: (
              <>
                {minuteText(at)}
                {hasFailed && (
                  <>
                    {' '}
                    <Tag tone="bad" icon="warning">
                      失败
                    </Tag>
                  </>
                )}
              </>
            ),
          }))}
        />
      )}
      {failures.length > 0 && (
        <Lines aria-label="失败记录">
          {failures.map(({ name, at, tries, reason }) => (
            <li key={`${name} ${at}`}>
              {minuteText(at)} {jobWord(name)}试了 {tries} 次：{reason}
            </li>
          ))}
        </Lines>
      )}
      {linksBackups && (
        <Foot>
          <Link href={`${WEB_BASE}bms/backup`}>备份一览</Link>
        </Foot>
      )}
    </Card>
  );
};
