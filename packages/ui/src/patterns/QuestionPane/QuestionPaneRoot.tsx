import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

/** A question with its head and answer, which scroll, and a footer, which does not. */
export const QuestionPaneRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  height: 100%;
  background: ${theme.color.surface};

  > div {
    container-type: inline-size;
    overflow: auto;
  }
  > div > article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
    max-width: 860px;
    margin: 0 auto;
    padding: ${theme.space[20]} ${theme.space[28]} ${theme.space[32]};
  }
  > div > article[data-group='true'] {
    max-width: 1320px;
  }
  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px ${theme.space[12]};
  }
  header > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${theme.space[12]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  header > h2 {
    grid-column: 1 / -1;
    font-size: ${theme.text.figure};
    outline: none;
  }
  header > button {
    margin-right: -12px;
  }
  button[data-flagged='true'] {
    color: ${theme.color.seal};
  }

  @container (max-width: 520px) {
    > div > article {
      gap: ${theme.space[12]};
      padding: ${theme.space[12]} ${theme.space[16]} ${theme.space[24]};
    }
    header > h2 {
      font-size: ${theme.text.heading};
    }
  }
`;
