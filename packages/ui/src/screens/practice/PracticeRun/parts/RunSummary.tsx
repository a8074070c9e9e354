import { PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import { styled } from 'styled-components';
import { Figures } from '../../../../patterns/Figures/Figures.tsx';
import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import { StandingRing } from '../../../../patterns/Practice/StandingRing.tsx';
import { rowLinks } from '../../../../primitives/Link/rowLinks.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';
import { RUN_MODES, type RunMode } from '../runModes.ts';
import type { RunQuestion } from '../runQuestion.ts';

export interface RunSummaryProps {
  questions: readonly RunQuestion[];
  mode: RunMode;
  /** Where the run was started. */
  back: { label: string; href: string };
  onAgain: () => void;
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
`;

const Words = styled.p`
  margin-top: ${theme.space[12]};
  color: ${theme.color.ink2};
`;

const Rows = styled.ul`
  ${rowLinks}
`;

/** Words of the button that draws the next questions. */
const AGAIN = {
  due: '继续复习',
  weak: `再来${RUN_MODES.weak}`,
  random: `再来${RUN_MODES.random}`,
  bank: '再练十题',
  blueprint: '再抽一组',
  points: '这几个点再来十题',
  redo: `再来${RUN_MODES.weak}`,
} as const satisfies Record<RunMode, string>;

const FULL = 100;

const wordOf = (result: number | null) => {
  if (result === null) return <Tag>没有做</Tag>;
  if (result === FULL) return <Tag tone="ok">做对</Tag>;
  return result > 0 ? <Tag tone="warn">得到 {result}%</Tag> : <Tag tone="bad">做错</Tag>;
};

/** Results of a run by question, and what to do next. */
export const RunSummary = ({ questions, mode, back, onAgain }: RunSummaryProps) => {
  const done = questions.filter(({ result }) => result !== null);
  const right = done.filter(({ result }) => result === FULL).length;
  const left = questions.length - done.length;
  return (
    <>
      <Card title="小结">
        <Figures
          items={[
            { label: '做了', value: done.length, unit: '题' },
            { label: '做对', value: right, unit: '题' },
            { label: '收进错题本', value: done.length - right, unit: '题' },
          ]}
        />
        <Words>
          {left > 0
            ? `还有 ${left} 题没有做，点开可以接着做。`
            : right === questions.length
              ? '全部做对，隔几天它们会再来一次。'
              : '做错的题明天会在待复习里再出现。'}
        </Words>
      </Card>
      <Card title="逐题结果" padding="none">
        <Rows>
          {questions.map(({ id, title, state, result }) => (
            <li key={id}>
              <a href={practiceLinks.question(id)}>
                <StandingRing state={state} />
                <span>{title}</span>
                <div>{wordOf(result)}</div>
              </a>
            </li>
          ))}
        </Rows>
      </Card>
      <Acts>
        <Button variant="primary" onClick={onAgain}>
          {AGAIN[mode]}
        </Button>
        {questions.length <= PRACTICE_LIMITS.printed && (
          <ButtonLink icon="document" href={practiceLinks.print(questions.map(({ id }) => id))}>
            打印这一组
          </ButtonLink>
        )}
        <ButtonLink href={back.href}>回到{back.label}</ButtonLink>
      </Acts>
    </>
  );
};
