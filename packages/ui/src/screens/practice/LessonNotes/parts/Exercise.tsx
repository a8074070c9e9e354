import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Html } from '../../../../primitives/Html/Html.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';

export interface ExerciseProps {
  name: string;
  questionHtml: string;
  children: ReactNode;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-left: 3px solid ${theme.color.primary};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  break-inside: avoid;

  > [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
  }
  pre {
    tab-size: 4;
  }
  ${media.narrow} {
    padding: ${theme.space[12]};
  }
  ${media.print} {
    > [data-part='acts'] {
      display: none;
    }
  }
`;

/** The frame of a question within a lecture. */
export const Exercise = ({ name, questionHtml, children }: ExerciseProps) => (
  <Root aria-label={name}>
    <div>
      <Tag tone="primary">{name}</Tag>
    </div>
    {questionHtml !== '' && <Html html={questionHtml} size="l" />}
    {children}
  </Root>
);
