import type { Ref } from 'react';
import { styled } from 'styled-components';
import { choiceCss } from '../../../../primitives/Checkbox/choiceCss.ts';

export interface RightMarkProps {
  /** Name of the option, such as 选项 A; prefixed to 是正确答案. */
  name: string;
  /** Options of the same group are exclusive; without a group several may be right. */
  group?: string;
  checked: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onChange: (checked: boolean) => void;
}

const Root = styled.label`
  ${choiceCss}
`;

/** Marks an option as right: a radio button in a group, else a checkbox. */
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
