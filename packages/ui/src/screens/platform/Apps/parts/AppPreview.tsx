import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { accentColors } from '../../../../tokens/accent.ts';
import { contrast } from '../../../../tokens/contrast.ts';
import { darkColor } from '../../../../tokens/dark.ts';
import { lightColor } from '../../../../tokens/light.ts';
import { Seal } from '../../../../primitives/Seal/Seal.tsx';

export interface AppPreviewProps {
  title: string;
  /** The accent as typed; while it is incomplete the preview uses the platform's own. */
  accent: string;
  /** Address of the logo; without one the platform's seal is shown. */
  logo: string | undefined;
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[8]};

  > b {
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[12]};
  }
  figure {
    display: grid;
    gap: ${theme.space[12]};
    padding: ${theme.space[12]} ${theme.space[16]};
    border: 1px solid var(--preview-line);
    border-radius: ${theme.radius.control};
    background: var(--preview-surface);
    color: var(--preview-ink);
  }
  figure > [data-part='head'] {
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    min-width: 0;
    font-weight: ${theme.weight.bold};
  }
  figure > [data-part='head'] > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  figure img {
    max-width: 96px;
    height: 26px;
    object-fit: contain;
  }
  figure > p {
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    font-size: ${theme.text.small};
  }
  figure > p > span:first-child {
    padding: 4px 12px;
    border-radius: ${theme.radius.control};
    background: var(--preview-primary);
    color: var(--preview-on);
    font-weight: ${theme.weight.medium};
  }
  figure > p > span:last-child {
    color: var(--preview-primary);
    text-decoration: underline;
  }
  > p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }

  ${media.narrow} {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const HEX = /^#[0-9a-f]{6}$/;
/** Minimum contrast of normal text, WCAG 2.2, success criterion 1.4.3. */
const LEAST = 4.5;

/** Says whether an accent is readable, or by how much it will be changed. */
export const accentWords = (accent: string): string => {
  if (!HEX.test(accent)) return accent === '' ? '使用平台的墨蓝。' : '主色写成 #1f4e8c，六位小写。';
  const { light } = accentColors(accent);
  const ratio = contrast(accent, lightColor.surface).toFixed(1);
  return light.primary === accent
    ? `白底上的对比度 ${ratio}:1，符合 ${LEAST}:1 的要求，浅色主题原样使用。`
    : `白底上的对比度只有 ${ratio}:1，文字会看不清；浅色主题自动加深为 ${light.primary}。`;
};

const rolesOf = (accent: string) =>
  HEX.test(accent)
    ? accentColors(accent)
    : {
        light: { primary: lightColor.primary, onPrimary: lightColor.onPrimary },
        dark: { primary: darkColor.primary, onPrimary: darkColor.onPrimary },
      };

/** Preview of the site's head and accent in both themes while they are typed. */
export const AppPreview = ({ title, accent, logo }: AppPreviewProps) => {
  const roles = rolesOf(accent);
  const themes = [
    { id: 'light', name: '浅色', base: lightColor, ...roles.light },
    { id: 'dark', name: '深色', base: darkColor, ...roles.dark },
  ];
  return (
    <Root role="group" aria-label="预览">
      <b>预览</b>
      <div>
        {themes.map(({ id, name, base, primary, onPrimary }) => (
          <figure
            key={id}
            aria-label={`${name}主题`}
            style={{
              '--preview-surface': base.surface,
              '--preview-ink': base.ink,
              '--preview-line': base.line,
              '--preview-primary': primary,
              '--preview-on': onPrimary,
            }}
          >
            <div data-part="head">
              {logo === undefined ? <Seal size={26} /> : <img src={logo} alt="" />}
              <span>{title || '站点标题'}</span>
            </div>
            <p>
              <span>开始考试</span>
              <span>查看报告</span>
            </p>
          </figure>
        ))}
      </div>
      <p role="status">{accentWords(accent)}</p>
    </Root>
  );
};
