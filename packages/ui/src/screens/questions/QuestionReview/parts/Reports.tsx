import { minuteText } from '@aosai/api/kit/beijing';
import type { ErrorReport } from '@aosai/api/questions/errorReports.contract';
import { ERROR_PART, ERROR_REPORT } from '@aosai/api/questions/errorReports';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';

export interface ReportsProps {
  reports: readonly ErrorReport[];
  mayAnswer: boolean;
  onAnswer: (report: ErrorReport) => void;
}

const List = styled.ol`
  display: grid;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${theme.space[8]};
    padding: ${theme.space[12]} ${theme.space[20]};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  blockquote {
    width: 100%;
    margin: 0;
    padding: ${theme.space[8]} ${theme.space[12]};
    border-left: 3px solid ${theme.color.primary};
    background: ${theme.color.sunken};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Nothing = styled.p`
  padding: ${theme.space[16]} ${theme.space[20]};
  color: ${theme.color.ink3};
`;

/** Reports of errors in a question, the open ones first, with their answers. */
export const Reports = ({ reports, mayAnswer, onAnswer }: ReportsProps) => {
  if (reports.length === 0)
    return <Nothing>{mayAnswer ? '没有人报告过这道题的错误。' : '您没有报告过这道题的错误。'}</Nothing>;
  const ordered = reports.toSorted((a, b) => Number(b.state === 'open') - Number(a.state === 'open'));
  return (
    <List>
      {ordered.map((report) => (
        <li key={report.id}>
          <div>
            <Tag tone={ERROR_REPORT.tone(report.state)}>{ERROR_REPORT.label(report.state)}</Tag>
            <b>{ERROR_PART.label(report.part)}</b>
            <small>
              {report.isMine ? '我' : report.reporterName} · {minuteText(report.createdAt)}
            </small>
          </div>
          <p>{report.content}</p>
          {report.reply !== null && <blockquote>{report.reply}</blockquote>}
          {mayAnswer && report.state === 'open' && (
            <Button size="s" onClick={() => onAnswer(report)}>
              答复
            </Button>
          )}
        </li>
      ))}
    </List>
  );
};
