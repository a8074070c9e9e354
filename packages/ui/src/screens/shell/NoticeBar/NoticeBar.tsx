import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';

export interface NoticeBarProps {
  /** Empty while loading: the bar reserves its space, so that nothing moves when the text arrives. */
  text: string;
  onClose: () => void;
}

const Root = styled.section`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  min-height: 36px;
  padding: 3px ${theme.space[20]} 3px ${theme.space[32]};
  background: ${theme.color.warnSoft};
  color: ${theme.color.warn};
  font-size: ${theme.text.small};

  > p {
    flex: 1;
    min-width: 0;
    padding-block: 4px;
  }
  button,
  button:hover {
    color: inherit;
  }
  button:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }

  ${media.narrow} {
    padding-inline: ${theme.space[16]} ${theme.space[4]};
  }
  ${media.print} {
    display: none;
  }
`;

/** The site's notice above every page until it is closed. It does not scroll, so that it can be read. */
export const NoticeBar = ({ text, onClose }: NoticeBarProps) => (
  <Root aria-label="公告" aria-busy={text === ''}>
    <p>{text || '\u00A0'}</p>
    <IconButton icon="close" label="关闭公告" size="s" onClick={onClose} />
  </Root>
);
