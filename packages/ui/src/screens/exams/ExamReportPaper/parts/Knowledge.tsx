import { formatPoints } from '@aosai/api/kit/points';
import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { ProgressBar } from '../../../../primitives/ProgressBar/ProgressBar.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { tagStandings, weakTags } from '../../ReportQuestions/words.ts';
import type { Report } from '@aosai/api/exams/examPaperEnroll.contract';

const More = styled.div`
  margin-top: ${theme.space[12]};

  ${media.print} {
    display: none;
  }
`;

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[16]} ${theme.space[48]};
  list-style: none;

  &[data-folded='true'] > li:nth-child(n + 4) {
    display: none;
  }
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[4]} ${theme.space[12]};
    align-items: baseline;
  }
  > li > span {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
  > li > span > button {
    appearance: none;
    padding: 0;
    border: 0;
    background: none;
    text-align: left;
    text-decoration: underline dotted ${theme.color.lineStrong};
    text-underline-offset: 0.3em;
    cursor: pointer;
  }
  > li > span > button:hover {
    color: ${theme.color.primary};
  }
  small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  > li > div {
    grid-column: 1 / -1;
  }

  ${media.touch} {
    > li > span > button {
      min-height: ${theme.control.touch};
    }
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[12]};
  }
  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 2px ${theme.space[20]};
    font-size: ${theme.text.tiny};
    &[data-folded='true'] > li:nth-child(n + 4) {
      display: grid;
    }
    > li > span > button {
      min-height: 0;
      text-decoration: none;
    }
    > li > div {
      display: none;
    }
  }
`;

/** Points shown before the rest is unfolded. */
const SHOWN = 3;

/** Score by knowledge point: those with most points to win first, the rest folded. */
export const Knowledge = ({ report, onTag }: { report: Report; onTag: (tag: string) => void }) => {
  const [showsAll, setShowsAll] = useState(false);
  const weak = weakTags(report);
  const place = (tag: string) => (weak.includes(tag) ? weak.indexOf(tag) : weak.length);
  const all = tagStandings(report).sort((a, b) => place(a.tag) - place(b.tag));
  const folded = all.length - SHOWN;
  return (
    <Card title="知识点" extra={`${all.length} 个`}>
      <Root data-folded={!showsAll}>
        {all.map(({ tag, points, maxPoints, blankCount, weak: isWeak }) => (
          <li key={tag}>
            <span>
              <button type="button" onClick={() => onTag(tag)}>
                {tag}
              </button>
              {isWeak && <Tag tone="warn">薄弱</Tag>}
              {blankCount > 0 && <Tag>{blankCount} 题未答</Tag>}
            </span>
            <small>
              {points === null ? '—' : formatPoints(points)} / {formatPoints(maxPoints)}
            </small>
            <ProgressBar
              label={tag}
              value={points ?? 0}
              max={maxPoints}
              valueText={`${formatPoints(points ?? 0)} 分`}
              tone={isWeak ? 'warn' : 'primary'}
            />
          </li>
        ))}
      </Root>
      {folded > 0 && (
        <More>
          <Button size="s" variant="ghost" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? '收起' : `展开其余 ${folded} 个`}
          </Button>
        </More>
      )}
    </Card>
  );
};
