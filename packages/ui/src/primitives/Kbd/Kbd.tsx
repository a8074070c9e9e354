import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

/** A key: `<Kbd>Ctrl</Kbd>`. */
export const Kbd = styled.kbd`
  display: inline-block;
  min-width: 20px;
  padding: 0 5px;
  border: 1px solid ${theme.color.lineStrong};
  border-bottom-width: 2px;
  border-radius: ${theme.radius.tag};
  background: ${theme.color.surface};
  color: ${theme.color.ink2};
  font-family: ${theme.font.sans};
  font-size: ${theme.text.tiny};
  line-height: 18px;
  text-align: center;
`;
