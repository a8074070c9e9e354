import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

/** Marks are drawn as borders, which keep their shape in forced colours. */
export const MonthRoot = styled.section`
  padding: ${theme.space[12]} ${theme.space[20]} ${theme.space[16]};

  > header {
    display: flex;
    align-items: center;
    gap: ${theme.space[4]};
    margin-bottom: ${theme.space[8]};
  }
  > header > strong {
    flex: 1;
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th {
    height: 28px;
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
    font-weight: ${theme.weight.regular};
    text-align: start;
    padding: 0 ${theme.space[8]};
  }
  td {
    padding: 0;
    border: 1px solid ${theme.color.line};
    vertical-align: top;
  }
  td > button {
    appearance: none;
    display: flex;
    flex-direction: column;
    gap: 2px;
    width: 100%;
    height: 84px;
    padding: ${theme.space[4]} ${theme.space[8]};
    border: 2px solid transparent;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  td > button:hover {
    background: ${theme.color.sunken};
  }
  td > button > b {
    font-weight: ${theme.weight.regular};
    font-variant-numeric: tabular-nums;
  }
  td > button[data-outside='true'] > b {
    color: ${theme.color.ink3};
  }
  td > button[aria-current='date'] > b {
    color: ${theme.color.primary};
    font-weight: ${theme.weight.bold};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.22em;
  }
  td[aria-selected='true'] > button {
    border-color: ${theme.color.primary};
  }
  td > button > span[data-tone],
  section > ul > li {
    border-left: 3px solid ${theme.color.ink3};
    padding-left: ${theme.space[4]};
  }
  td > button > span[data-tone] {
    overflow: hidden;
    font-size: ${theme.text.tiny};
    line-height: 1.4;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  td > button > small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
    line-height: 1.4;
  }
  && [data-tone='primary'] {
    border-left-color: ${theme.color.primary};
  }
  && [data-tone='seal'] {
    border-left-color: ${theme.color.seal};
  }
  > section {
    margin-top: ${theme.space[16]};
  }
  > section > strong {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  > section > p {
    color: ${theme.color.ink2};
  }
  > section > ul {
    display: grid;
    gap: ${theme.space[8]};
    margin-top: ${theme.space[8]};
    list-style: none;
  }
  > section > ul > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[12]};
    padding-left: ${theme.space[8]};
    overflow-wrap: anywhere;
  }
  > section > ul > li > span {
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }

  ${media.touch} {
    > section > ul > li > a {
      display: flex;
      align-items: center;
      min-height: ${theme.control.touch};
    }
    > section > ul > li {
      align-items: center;
    }
  }
  @media (forced-colors: active) {
    td[aria-selected='true'] > button {
      border-color: Highlight;
    }
  }
  ${media.narrow} {
    padding-inline: ${theme.space[12]};

    th {
      padding: 0;
      text-align: center;
    }
    td > button {
      flex-flow: row wrap;
      justify-content: center;
      align-content: flex-start;
      height: 52px;
      padding: 2px;
    }
    td > button > b {
      flex-basis: 100%;
      text-align: center;
    }
    /* A dot for each title, and none for the words. */
    td > button > span[data-tone] {
      width: 0;
      height: 6px;
      padding: 0;
      border-left-width: 6px;
      border-radius: 3px;
    }
    td > button > small {
      display: none;
    }
  }
  ${media.print} {
    > header > button {
      display: none;
    }
  }
`;
