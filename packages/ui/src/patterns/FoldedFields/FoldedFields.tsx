import { type ReactNode, useState } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import type { FieldValues } from '../FieldSet/FieldSet.tsx';

export interface FoldedFieldsProps {
  control: Control<FieldValues>;
  /** Names of the fields inside: the group opens when one of them was refused. */
  names: readonly string[];
  /** What is inside, after 高级: 口令、网络、迟到. */
  summary: string;
  /** Open from the start, because a field differs from what is usual. */
  startsOpen?: boolean;
  children: ReactNode;
}

const Root = styled.details`
  border-top: 1px solid ${theme.color.line};

  > summary {
    padding: ${theme.space[12]} 0;
    font-weight: ${theme.weight.bold};
    cursor: pointer;
  }
  > summary > span {
    margin-left: ${theme.space[8]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
`;

/** Fields that most people leave as they are: folded, and opened when one of them was refused. */
export const FoldedFields = ({ control, names, summary, startsOpen = false, children }: FoldedFieldsProps) => {
  'use no memo';
  const [isOpen, setOpen] = useState(startsOpen);
  const { errors } = useFormState({ control });
  const isWrong = Object.keys(errors).some((name) => names.includes(name));
  return (
    <Root open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        高级<span>{summary}</span>
      </summary>
      <div>{children}</div>
    </Root>
  );
};
