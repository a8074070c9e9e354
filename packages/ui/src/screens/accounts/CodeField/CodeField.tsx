import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FieldNote } from '../../../primitives/Field/FieldNote.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { WorkNote } from '../WorkNote/WorkNote.tsx';

/** Progress of sending a code. */
export interface CodeSending {
  /** Image captcha that must be read first, to keep out scripts. */
  captcha: { image: string } | null;
  pending: boolean;
  /** Why the last step failed and what to do. */
  error: string | null;
  /** When this target may get another code, ms since 1970; null before the first. */
  resendAt: number | null;
  /** Progress of the proof of work, from 0 to 1; null when none is running. */
  work?: number | null;
}

export interface CodeFieldOn {
  /** Requests a captcha, or a new one. */
  ask: () => void;
  /** Checks the text read in the captcha; if it is right, the code is sent. */
  check: (text: string) => void;
  /** Sends the code without a captcha, after a longer proof of work. */
  withoutPicture: () => void;
}

export interface CodeFieldProps extends Pick<CodeSending, 'captcha' | 'pending' | 'error' | 'resendAt' | 'work'> {
  label?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Error of the code itself. */
  fault?: string | undefined;
  hint?: ReactNode;
  /** Message after the code was sent. */
  sentNote?: string;
  /** The target (mobile, email) is complete. */
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

/** Key code of a key that an input method has taken; WebKit reports the Enter that ends a word with it. */
const TAKEN_KEY = 229;

/** The captcha appears because a code was requested, so its box takes the focus. */
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
              if (event.key !== 'Enter' || event.keyCode === TAKEN_KEY) return;
              // Enter checks the captcha; the surrounding form is not complete yet.
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

/** A box for a six-digit code with a button that sends it: a captcha first, then a wait before the next code. */
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
