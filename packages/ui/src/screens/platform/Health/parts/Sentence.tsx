import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import type { HealthReport } from './healthReport.ts';
import { overallOf } from './healthWords.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[20]};
  align-items: center;

  > span {
    display: grid;
    place-items: center;
    width: 52px;
    height: 52px;
    border-radius: 50%;
    background: ${theme.color.okSoft};
    color: ${theme.color.ok};
  }
  &[data-tone='warn'] > span {
    background: ${theme.color.warnSoft};
    color: ${theme.color.warn};
  }
  &[data-tone='bad'] > span {
    background: ${theme.color.badSoft};
    color: ${theme.color.bad};
  }
  h3 {
    font-size: ${theme.text.phone};
    line-height: 1.4;
  }
  p {
    color: ${theme.color.ink2};
  }

  ${media.narrow} {
    gap: ${theme.space[12]};
    align-items: start;
    > span {
      width: 40px;
      height: 40px;
    }
    h3 {
      font-size: ${theme.text.heading};
    }
  }
`;

/** The state of the site in one sentence; announced when it changes. */
export const Sentence = ({ health }: { health: HealthReport }) => {
  const { tone, title, text } = overallOf(health);
  return (
    <Root role="status" data-tone={tone}>
      <span>
        <Icon name={tone === 'ok' ? 'check' : 'warning'} size={26} />
      </span>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </Root>
  );
};
