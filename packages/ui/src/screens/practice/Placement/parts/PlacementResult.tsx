import { TAUGHT_LANGUAGE } from '@aosai/api/questions/pointId';
import type { PlacementResult as Result, PlacementView } from '@aosai/api/practice/placement/placement.contract';
import { styled } from 'styled-components';
import { PageHeader } from '../../../../patterns/PageHeader/PageHeader.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';

interface PlacementResultProps {
  placement: PlacementView;
  result: Result;
  isBusy: boolean;
  refused?: string | null | undefined;
  onPlan: () => void;
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[20]};

  h2 {
    font-size: ${theme.text.title};
    line-height: 1.4;
    text-wrap: balance;
  }
  dl {
    display: grid;
    gap: ${theme.space[12]};
  }
  dt {
    margin-bottom: ${theme.space[4]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
  p {
    color: ${theme.color.ink2};
  }
`;

/** Where the learner stands, without a mark. */
function standing({ language }: PlacementView, { level, topLevel }: Result): string {
  const name = TAUGHT_LANGUAGE.label(language);
  if (level === 0) return `从 ${name} 一级开始学，正合适。`;
  if (level >= topLevel) return `${name} ${level} 级的题你都拿得下来，能测的最高就是 ${topLevel} 级。`;
  return `${name} ${level} 级的内容你已经会了，接下来学 ${level + 1} 级。`;
}

/** The result of a placement in words: where to begin, what was seen strong and weak. */
export const PlacementResult = ({ placement, result, isBusy, refused, onPlan }: PlacementResultProps) => {
  const { start, strong, weak, isShort } = result;
  return (
    <>
      <PageHeader title="测好了" lead={`做了 ${placement.answered} 道题`} />
      <Card padding="l" tone="accent">
        <Body>
          {start ? (
            <h2>
              从「{start.courseTitle}」{start.kind === 'course' && `第 ${start.no} 课`}「{start.title}」开始
            </h2>
          ) : (
            <h2>下一级的课：资料准备中</h2>
          )}
          <p>{standing(placement, result)}</p>
          {isShort && <p>这一级的题还不多，资料准备中，所以测得粗一些。学起来以后会越来越准。</p>}
          {(strong.length > 0 || weak.length > 0) && (
            <dl>
              {strong.length > 0 && (
                <div>
                  <dt>已经会的</dt>
                  <dd>
                    {strong.map((name) => (
                      <Tag key={name} tone="ok" icon="check">
                        {name}
                      </Tag>
                    ))}
                  </dd>
                </div>
              )}
              {weak.length > 0 && (
                <div>
                  <dt>接下来要学的</dt>
                  <dd>
                    {weak.map((name) => (
                      <Tag key={name}>{name}</Tag>
                    ))}
                  </dd>
                </div>
              )}
            </dl>
          )}
          {refused && (
            <Alert tone="bad" live="assertive">
              {refused}
            </Alert>
          )}
          <div>
            <Button variant="primary" size="l" loading={isBusy} onClick={onPlan}>
              看我的计划
            </Button>
          </div>
        </Body>
      </Card>
    </>
  );
};
