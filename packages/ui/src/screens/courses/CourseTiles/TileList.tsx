import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';

/** A grid of tiles, each clickable as a whole: its heading contains the link, its `div` the facts. */
export const TileList = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[16]};
  list-style: none;

  > li {
    position: relative;
    background: ${theme.color.surface};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    box-shadow: ${theme.shadow.card};
  }
  > li:hover {
    border-color: ${theme.color.lineStrong};
  }
  > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }
  h3 a:focus-visible {
    outline: none;
  }
  h3 a:focus-visible::after {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 2px;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[12]};
  }
`;
