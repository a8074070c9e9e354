import { excerptWords } from '@aosai/api/platform/configColumns';
import { configKeyOf } from '@aosai/api/platform/configKeys';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Html } from '../../../../primitives/Html/Html.tsx';

export interface SettingTextProps {
  settingKey: string;
  value: string;
  /** HTML of a document, as readers see it. */
  html?: string | undefined;
}

const Root = styled.div`
  max-height: 46vh;
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.paper};
  overflow: auto;

  > pre {
    margin: 0;
    font: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  > p {
    color: ${theme.color.ink3};
  }
`;

/** Shows the value of a setting: a document as rendered HTML, switches, numbers and accounts in words. */
export const SettingText = ({ settingKey, value, html }: SettingTextProps) => {
  const { kind } = configKeyOf(settingKey);
  const isShort = kind === 'switch' || kind === 'count' || kind === 'accounts';
  return (
    <Root role="group" aria-label="内容" tabIndex={0}>
      {value === '' ? (
        <p>内容是空的。</p>
      ) : html === undefined ? (
        <pre>{isShort ? excerptWords({ key: settingKey, excerpt: value }) : value}</pre>
      ) : (
        <Html html={html} size="s" />
      )}
    </Root>
  );
};
