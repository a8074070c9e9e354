import type { Ref } from 'react';
import { styled } from 'styled-components';
import { choiceCss } from '../../../primitives/Checkbox/choiceCss.ts';

export interface RightMarkProps {
  /** 选项 A: said before 是正确答案. */
  name: string;
  /** Options with the same group exclude each other; without one several may be right. */
  group?: string;
  checked: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onChange: (checked: boolean) => void;
}

const Root = styled.label`
  ${choiceCss}
`;

/** Whether an option is right: a dot where one is, a box where several may be. */
export const RightMark = ({ name, group, checked, inputRef, onChange }: RightMarkProps) => (
  <Root>
    <input
      ref={inputRef}
      type={group === undefined ? 'checkbox' : 'radio'}
      name={group}
      checked={checked}
      aria-label={`${name}是正确答案`}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span aria-hidden>正确答案</span>
  </Root>
);
