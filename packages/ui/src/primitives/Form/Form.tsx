import type { ReactNode, SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Alert } from '../Alert/Alert.tsx';

export interface FormProps {
  /** `form.handleSubmit(…)` of react-hook-form. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => unknown;
  /** Fields. */
  children: ReactNode;
  /** Buttons, the primary one first. */
  footer?: ReactNode;
  /** The server's objection to the whole form and how to fix it. */
  error?: ReactNode;
  /** Two columns where there is room. */
  columns?: 1 | 2;
  /** Lets a submit button outside the form refer to it, such as in a dialog's footer. */
  id?: string;
}

const Root = styled.form`
  display: grid;
  gap: ${theme.space[20]};

  > [data-part='fields'] {
    display: grid;
    align-items: start;
    gap: ${theme.space[20]};
  }
  > [data-columns='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[12]};
  }

  ${media.narrow} {
    > [data-columns='2'] {
      grid-template-columns: minmax(0, 1fr);
    }
    > footer > * {
      flex: 1;
    }
  }
`;

/** Layout of a form: fields, then the server's objection, then buttons. */
export const Form = ({ onSubmit, children, footer, error, columns = 1, id }: FormProps) => (
  <Root id={id} noValidate onSubmit={onSubmit}>
    <div data-part="fields" data-columns={columns}>
      {children}
    </div>
    {error !== undefined && (
      <Alert tone="bad" live="assertive">
        {error}
      </Alert>
    )}
    {footer !== undefined && <footer>{footer}</footer>}
  </Root>
);
