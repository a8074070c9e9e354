import type { PropsWithChildren, ReactNode } from 'react';
import { styled } from 'styled-components';
import { GlobalStyle } from '../../tokens/GlobalStyle.ts';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

const Frame = styled.div.attrs({ className: 'sb-unstyled' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  margin: ${theme.space[16]} 0 ${theme.space[32]};
  padding: ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font: ${theme.weight.regular} ${theme.text.body} / 1.65 ${theme.font.sans};
`;

/** A frame for real components and tokens on a page of the guide, in the theme of the page. */
export const Live = ({ children }: PropsWithChildren) => (
  <>
    <GlobalStyle />
    <Frame data-live>{children}</Frame>
  </>
);

/** Samples side by side, each as wide as it needs. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[16]} ${theme.space[20]};
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, max-content) minmax(0, 1fr);
  gap: ${theme.space[12]} ${theme.space[24]};
  align-items: center;

  dt {
    font-size: ${theme.text.small};
  }
  dt[data-code='true'] {
    font-family: ${theme.font.mono};
  }
  dd > small {
    display: block;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};

    dd {
      margin-bottom: ${theme.space[16]};
    }
  }
`;

export interface Fact {
  /** Its name in code, or a Chinese one. */
  name: string;
  sample: ReactNode;
  use?: string;
}

/** Names from the code, each with a live sample and what it is for. */
export const Facts = ({ of }: { of: readonly Fact[] }) => (
  <Live>
    <List>
      {of.map(({ name, sample, use }) => [
        <dt key={`${name}/name`} data-code={!/\p{Script=Han}/u.test(name)}>
          {name}
        </dt>,
        <dd key={name}>
          {sample}
          {use !== undefined && <small>{use}</small>}
        </dd>,
      ])}
    </List>
  </Live>
);

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  gap: ${theme.space[20]};

  section {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${theme.space[12]};
    padding-top: ${theme.space[12]};
    border-top: 3px solid ${theme.color.ok};
  }
  section[data-good='false'] {
    border-top-style: dashed;
    border-top-color: ${theme.color.bad};
  }
  b {
    font-size: ${theme.text.small};
    color: ${theme.color.ok};
  }
  [data-good='false'] > b {
    color: ${theme.color.bad};
  }
`;

/** The right way beside the wrong one. */
export const DoAndDont = ({ good, bad }: { good: ReactNode; bad: ReactNode }) => (
  <Live>
    <Pair>
      <section>
        <b>✓ 这样做</b>
        {good}
      </section>
      <section data-good={false}>
        <b>✕ 不这样做</b>
        {bad}
      </section>
    </Pair>
  </Live>
);
