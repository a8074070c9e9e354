import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { scrollStop } from '../Scroll/scrollStop.ts';

export interface CodeProps {
  children: ReactNode;
  /** `block` keeps line breaks and scrolls; `inline` is part of a sentence. */
  as?: 'inline' | 'block';
  /** Name of a block for screen readers: 编译信息. */
  label?: string;
  /** Wraps long lines of a block instead of scrolling. */
  wrap?: boolean;
}

const Inline = styled.code`
  padding: 1px 5px;
  border-radius: ${theme.radius.tag};
  background: ${theme.color.sunken};
  font-size: 0.92em;
  overflow-wrap: anywhere;
`;

const Block = styled.pre`
  max-width: 100%;
  max-height: 420px;
  margin: 0;
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.code};
  font-size: ${theme.text.small};
  line-height: 1.6;
  tab-size: 4;
  overflow: auto;

  &[data-wrap='true'] {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** Code, commands or program output in a fixed-width font. */
export const Code = ({ children, as = 'inline', label, wrap = false }: CodeProps) =>
  as === 'inline' ? (
    <Inline>{children}</Inline>
  ) : (
    <Block ref={scrollStop} data-wrap={wrap} {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}>
      <code>{children}</code>
    </Block>
  );
