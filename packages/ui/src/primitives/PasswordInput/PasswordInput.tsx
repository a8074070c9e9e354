import { useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { controlCss } from '../Field/controlCss.ts';
import { useFieldProps } from '../Field/fieldContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'type'> {
  /** `l` where the box stands alone, as in the sign-in. */
  size?: 'm' | 'l';
}

const Root = styled.div`
  position: relative;

  > input {
    ${controlCss}
    padding-right: 44px;
  }
  > button {
    position: absolute;
    right: 3px;
    top: 50%;
    transform: translateY(-50%);
  }

  ${media.touch} {
    > input {
      padding-right: 52px;
    }
  }
`;

/** A password box with a button that shows its text. */
export const PasswordInput = ({ size = 'm', autoComplete = 'current-password', ...rest }: PasswordInputProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Root>
      <input
        {...rest}
        {...useFieldProps(rest)}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        data-size={size}
        data-secret
      />
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? '隐藏密码' : '显示密码'}
        size="s"
        onClick={() => setShown(!shown)}
      />
    </Root>
  );
};
