import { styled } from 'styled-components';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Html } from '../../primitives/Html/Html.tsx';
import { theme } from '../../tokens/theme.ts';
import type { PracticeHints } from '@aosai/api/practice/practiceViews.contract';

export interface HintCardProps {
  hints: PracticeHints;
  act: { pending: boolean; error: string | null };
  onHint: () => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};

  > h3 {
    font-size: ${theme.text.body};
  }
  > ol {
    display: grid;
    gap: ${theme.space[12]};
    list-style: none;
  }
  li > span {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  > p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  > button {
    justify-self: start;
  }
`;

/** The hints of a question, shown one after another before the solution. */
export const HintCard = ({ hints: { shown, total }, act, onHint }: HintCardProps) => {
  const all = shown.map((html, place) => ({ html, no: place + 1 }));
  return (
    <Root aria-label="提示">
      <h3>提示</h3>
      {all.length > 0 && (
        <ol aria-live="polite">
          {all.map(({ html, no }) => (
            <li key={no}>
              <span>
                提示 {no} / {total}
              </span>
              <Html html={html} />
            </li>
          ))}
        </ol>
      )}
      {act.error !== null && (
        <Alert tone="bad" live="assertive">
          {act.error}
        </Alert>
      )}
      {shown.length < total && (
        <>
          {shown.length === 0 && <p>有 {total} 条提示，一条比一条说得多。看提示不扣积分。</p>}
          <Button size="s" loading={act.pending} onClick={onHint}>
            看提示 {shown.length + 1}
          </Button>
        </>
      )}
    </Root>
  );
};
