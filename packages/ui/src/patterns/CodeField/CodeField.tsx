import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { FieldNote } from '../../primitives/Field/FieldNote.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { WorkNote } from '../WorkNote/WorkNote.tsx';

/** How far the sending of a code has come. */
export interface CodeSending {
  /** A picture to be read first: only people get codes sent. */
  captcha: { image: string } | null;
  pending: boolean;
  /** Why the last step failed and what to do. */
  error: string | null;
  /** Until when this target has to wait for another code, ms since 1970; null before the first. */
  resendAt: number | null;
  /** How much of a proof of work is done, from 0 to 1, while the browser does one. */
  work?: number | null;
}

export interface CodeFieldOn {
  /** Asks for a picture, or for another one. */
  ask: () => void;
  /** What the person read in it; the code goes out when it is right. */
  check: (text: string) => void;
  /** Sends the code without a picture: the browser works longer instead. */
  withoutPicture: () => void;
}

export interface CodeFieldProps extends Pick<CodeSending, 'captcha' | 'pending' | 'error' | 'resendAt' | 'work'> {
  label?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** What is wrong with the code itself. */
  fault?: string | undefined;
  hint?: ReactNode;
  /** What is said once it was asked for. */
  sentNote?: string;
  /** Where it would go is complete. */
  canSend: boolean;
  /** The server's time in ms since 1970. */
  now: number;
  size?: 'm' | 'l';
  on: CodeFieldOn;
}

const CODE_LENGTH = 6;

const Root = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  min-width: 0;

  > [data-part='code'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[8]};
    align-items: start;
  }
  > [data-part='code'] > button {
    margin-top: 27px;
    min-width: 112px;
  }
  > [data-part='captcha'] {
    display: grid;
    gap: ${theme.space[8]};
    padding: ${theme.space[12]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
  }
  > [data-part='captcha'] > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
    align-items: end;
  }
  > [data-part='captcha'] > div > div {
    flex: 1 1 120px;
  }
  /* Its words stand under the field's, not its invisible edge. */
  > [data-part='captcha'] > [data-part='without'] {
    margin: 0 0 -${theme.space[4]} -12px;
  }
  img {
    display: block;
    width: 150px;
    height: 50px;
    border-radius: ${theme.radius.tag};
    background: #fff;
  }

  ${media.narrow} {
    > [data-part='code'] > button {
      min-width: 104px;
    }
  }
`;

/** Anyone who asked for a code types what the picture says next. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

const Captcha = ({ image, pending, on }: { image: string; pending: boolean; on: CodeFieldOn }) => {
  const [text, setText] = useState('');
  const check = () => {
    if (text.trim() !== '' && !pending) on.check(text.trim());
  };
  return (
    <div data-part="captcha" role="group" aria-label="图形验证">
      <div>
        <img src={image} alt="图形验证码" />
        <Button variant="ghost" size="s" disabled={pending} onClick={on.ask}>
          换一张
        </Button>
      </div>
      <div>
        <Field label="图中的字符">
          <TextInput
            ref={takeFocus}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            value={text}
            onChange={(event: FormEvent<HTMLInputElement>) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter answers the picture; the form around it is not ready yet.
              event.preventDefault();
              check();
            }}
          />
        </Field>
        <Button variant="primary" loading={pending} disabled={text.trim() === ''} onClick={check}>
          发送验证码
        </Button>
      </div>
      <div data-part="without">
        <Button variant="ghost" size="s" disabled={pending} onClick={on.withoutPicture}>
          看不清，改用自动验证
        </Button>
      </div>
    </div>
  );
};

const waitOf = (resendAt: number | null, now: number): number =>
  resendAt === null ? 0 : Math.max(0, Math.ceil((resendAt - now) / 1000));

/** The six digits that were sent, and the button that sends them: a picture first, then a wait. */
export const CodeField = (props: CodeFieldProps) => {
  const { label = '验证码', value, onChange, onBlur, fault, hint, canSend, now, size = 'm', on } = props;
  const { sentNote = '验证码已发送，10 分钟内有效。' } = props;
  const { captcha, pending, error, resendAt, work = null } = props;
  const noteId = useId();
  const seconds = waitOf(resendAt, now);
  return (
    <Root>
      <div data-part="code">
        <Field label={label} hint={hint} error={fault} required>
          <TextInput
            size={size}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_LENGTH}
            value={value}
            onBlur={onBlur}
            onChange={(event: FormEvent<HTMLInputElement>) =>
              onChange(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, CODE_LENGTH))
            }
          />
        </Field>
        <Button
          size={size}
          disabled={!canSend || seconds > 0}
          loading={pending && captcha === null}
          aria-describedby={noteId}
          onClick={on.ask}
        >
          {seconds > 0 ? `${seconds} 秒后重发` : resendAt === null ? '获取验证码' : '重新发送'}
        </Button>
      </div>
      {captcha && <Captcha key={captcha.image} image={captcha.image} pending={pending} on={on} />}
      {work !== null && <WorkNote done={work} />}
      <FieldNote id={noteId} hint={resendAt === null || captcha ? undefined : sentNote} error={error ?? undefined} />
    </Root>
  );
};
