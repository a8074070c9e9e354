import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import type { AppSite } from '../appSite.ts';

const Swatch = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  white-space: nowrap;

  > i {
    width: 16px;
    height: 16px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.tag};
    background: var(--swatch);
  }
`;

/** The accent of a site as a colour next to its value. */
export const Accent = ({ accent }: Pick<AppSite, 'accent'>) =>
  accent === null ? (
    '墨蓝（默认）'
  ) : (
    <Swatch>
      <i aria-hidden style={{ '--swatch': accent }} />
      {accent}
    </Swatch>
  );
