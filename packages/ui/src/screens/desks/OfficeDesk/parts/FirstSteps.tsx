import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';

/** A thing to do first in a new school or on a new platform. */
export interface FirstStep {
  id: string;
  /** What to do: 建班级. */
  label: string;
  hint: string;
  /** Where it is done. */
  href: string;
  isDone: boolean;
}

const Root = styled.ol`
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[12]};
    min-height: 60px;
    padding: ${theme.space[8]} ${theme.space[20]};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  > li[aria-current='step'] {
    background: ${theme.color.primarySoft};
  }
  > li > span {
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border: 1.5px solid ${theme.color.lineStrong};
    border-radius: 50%;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  > li[aria-current='step'] > span {
    border-color: ${theme.color.primary};
    color: ${theme.color.primary};
    font-weight: ${theme.weight.bold};
  }
  > li[data-is-done='true'] > span {
    border-color: transparent;
    background: ${theme.color.okSoft};
    color: ${theme.color.ok};
  }
  > li > div > strong {
    display: block;
    font-weight: ${theme.weight.medium};
  }
  > li[data-is-done='true'] > div > strong {
    color: ${theme.color.ink2};
    font-weight: ${theme.weight.regular};
  }
  > li > div > small {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }

  ${media.narrow} {
    > li {
      padding-inline: ${theme.space[16]};
    }
  }
`;

const Head = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
`;

/** The first steps in their order, ticked when they are done; the next one is emphasised. */
export const FirstSteps = ({ steps, onHide }: { steps: readonly FirstStep[]; onHide: () => void }) => {
  const next = steps.find(({ isDone }) => !isDone);
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title="开始使用"
      padding="none"
      extra={
        <Head>
          已完成 {doneCount} / {steps.length}
          <Button size="s" variant="ghost" onClick={onHide}>
            不再显示
          </Button>
        </Head>
      }
    >
      <Root>
        {steps.map(({ id, label, hint, href, isDone }, place) => (
          <li key={id} data-is-done={isDone} aria-current={id === next?.id ? 'step' : undefined}>
            <span aria-hidden>{isDone ? <Icon name="check" size={16} /> : place + 1}</span>
            <div>
              <strong>{label}</strong>
              {!isDone && <small>{hint}</small>}
            </div>
            {isDone ? (
              <ButtonLink size="s" variant="ghost" href={href} aria-label={`已完成：${label}`}>
                已完成
              </ButtonLink>
            ) : (
              <ButtonLink
                size="s"
                variant={id === next?.id ? 'primary' : 'default'}
                href={href}
                aria-label={`去做：${label}`}
              >
                去做
              </ButtonLink>
            )}
          </li>
        ))}
      </Root>
    </Card>
  );
};
