import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';

/** Diameter of a step's marker in px. */
const MARK = 40;

/** A vertical path: a marker for each step, connected by lines. */
export const Path = styled.ol`
  list-style: none;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: ${MARK}px minmax(0, 1fr) auto;
    gap: ${theme.space[24]};
    align-items: center;
    padding: ${theme.space[12]} ${theme.space[20]} ${theme.space[12]} 0;
  }
  /* The road from each mark to the one below it. */
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    left: ${MARK / 2 - 1}px;
    top: calc(50% + ${MARK / 2}px);
    height: calc(100% - ${MARK}px);
    border-left: 2px solid ${theme.color.line};
  }
  > li[data-standing='done']:not(:last-child)::before {
    border-color: ${theme.color.ok};
  }
  > li > i {
    display: grid;
    place-items: center;
    width: ${MARK}px;
    height: ${MARK}px;
    border: 2px solid ${theme.color.lineStrong};
    border-radius: 50%;
    background: ${theme.color.surface};
    color: ${theme.color.ink2};
    font-style: normal;
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
  }
  > li[data-standing='done'] > i {
    border-color: ${theme.color.ok};
    background: ${theme.color.okSoft};
    color: ${theme.color.ok};
  }
  > li[data-standing='next'] > i {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
  > li[data-standing='locked'] > i {
    border-style: dashed;
    color: ${theme.color.ink3};
  }
  > li[data-standing='next'] {
    padding-block: ${theme.space[28]};
  }
  > li[data-standing='next']::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: ${theme.space[8]} 0 ${theme.space[8]} ${MARK + 8}px;
    border: 1px solid ${theme.color.primary};
    border-radius: ${theme.radius.card};
    background: ${theme.color.primarySoft};
  }
  > li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  small b {
    color: ${theme.color.primary};
    font-weight: ${theme.weight.medium};
  }
  [data-standing='done'] small b {
    color: ${theme.color.ok};
  }
  h3 {
    font-size: ${theme.text.lead};
  }
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a:hover {
    color: ${theme.color.primary};
    text-decoration: underline;
  }
  [data-standing='locked'] h3 {
    color: ${theme.color.ink2};
  }
  p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  [data-standing='next'] :is(small, p) {
    color: ${theme.color.ink2};
  }
  progress {
    display: block;
    width: min(100%, 240px);
    height: 4px;
    margin-top: ${theme.space[8]};
    border: 0;
    border-radius: 2px;
    background: ${theme.color.sunken};
    appearance: none;
  }
  progress::-webkit-progress-bar {
    border-radius: 2px;
    background: ${theme.color.sunken};
  }
  progress::-webkit-progress-value {
    border-radius: 2px;
    background: ${theme.color.ok};
  }
  progress::-moz-progress-bar {
    border-radius: 2px;
    background: ${theme.color.ok};
  }
  isolation: isolate;

  ${media.touch} {
    h3 a {
      display: inline-flex;
      align-items: center;
      min-width: ${theme.control.touch};
      min-height: ${theme.control.touch};
    }
  }
  ${media.narrow} {
    > li {
      grid-template-columns: ${MARK}px minmax(0, 1fr);
      gap: ${theme.space[20]};
      padding-right: ${theme.space[12]};
    }
    > li > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
