import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  /** To the right of the title: a count, a tag. */
  extra?: ReactNode;
  content: ReactNode;
  /** Open when first shown. */
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  exclusive?: boolean;
}

const Root = styled.div`
  details + details {
    border-top: 1px solid ${theme.color.line};
  }
  summary {
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    min-height: 48px;
    padding: 8px 4px;
    font-weight: ${theme.weight.medium};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg {
    color: ${theme.color.ink3};
    transition: transform ${theme.motion.quick} ${theme.motion.ease};
  }
  details[open] > summary > svg {
    transform: rotate(90deg);
  }
  summary > span:first-of-type {
    flex: 1;
    min-width: 0;
  }
  summary > [data-part='extra'] {
    flex: none;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
    font-variant-numeric: tabular-nums;
  }
  details > div {
    padding: 0 4px ${theme.space[16]} 34px;
    color: ${theme.color.ink2};
  }
`;

/** Items that open on demand. Uses native `<details>`, so find-in-page reaches the closed ones. */
export const Accordion = ({ items, exclusive = false }: AccordionProps) => {
  const name = useId();
  return (
    <Root>
      {items.map((item) => (
        <details key={item.id} open={item.open} {...(exclusive ? { name } : {})}>
          <summary>
            <Icon name="chevron-right" />
            <span>{item.title}</span>
            {item.extra !== undefined && <span data-part="extra">{item.extra}</span>}
          </summary>
          <div>{item.content}</div>
        </details>
      ))}
    </Root>
  );
};
