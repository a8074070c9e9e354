import { styled } from 'styled-components';
import { attributeName } from '../../elements/attributeName.ts';
import { theme } from '../../tokens/theme.ts';
import { ELEMENT_WORDS } from './elementWords.ts';
import { Live } from './live.tsx';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.small};

  caption {
    padding-bottom: ${theme.space[4]};
    font-size: ${theme.text.body};
    text-align: start;
  }
  th,
  td {
    padding: ${theme.space[4]} ${theme.space[12]} ${theme.space[4]} 0;
    border-top: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
  }
  th {
    width: 180px;
    font-weight: ${theme.weight.regular};
    white-space: nowrap;
  }
  td:nth-child(2) {
    width: 64px;
    color: ${theme.color.ink2};
    white-space: nowrap;
  }
  code {
    font-family: ${theme.font.mono};
  }
`;

const rowsOf = (words: (typeof ELEMENT_WORDS)[keyof typeof ELEMENT_WORDS]) => {
  const required: readonly string[] = words.required;
  return [
    ...Object.entries<string>(words.properties).map(([name, text]) => ({
      name: attributeName(name),
      mark: required.includes(name) ? '必填' : '可选',
      text,
    })),
    { name: 'accent', mark: '可选', text: '强调色，例如 #0f766e' },
    ...Object.entries<string>(words.events).map(([name, text]) => ({ name, mark: '事件', text })),
  ];
};

/** Every element with its attributes, which of them it needs, and its events. */
export const ElementFacts = () => (
  <>
    {Object.entries(ELEMENT_WORDS).map(([tag, words]) => (
      <Live key={tag}>
        <Table>
          <caption>
            <code>{tag}</code>：{words.use}
          </caption>
          <tbody>
            {rowsOf(words).map(({ name, mark, text }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{mark}</td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Live>
    ))}
  </>
);
