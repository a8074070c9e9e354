import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { type PrintAs, type PrintPaper, type PrintVersion, sectionNumeral } from '../printPaper.ts';

export interface PrintHeadProps {
  paper: PrintPaper;
  as: PrintAs;
  version: PrintVersion;
}

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3mm;
  margin-bottom: 5mm;
  text-align: center;

  h1 {
    font-size: 16pt;
    line-height: 1.35;
    letter-spacing: 0;
  }
  > p {
    color: ${theme.color.ink2};
  }
  [data-part='who'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 3mm 6mm;
  }
  [data-part='who'] > span {
    display: flex;
    align-items: end;
    gap: 2mm;
    white-space: nowrap;
  }
  [data-part='who'] i {
    width: 28mm;
    border-bottom: 0.25mm solid ${theme.color.ink};
  }
  table {
    justify-self: center;
    border-collapse: collapse;
    font-size: 10pt;
  }
  th,
  td {
    min-width: 16mm;
    height: 7mm;
    padding: 0 3mm;
    border: 0.25mm solid ${theme.color.ink2};
    font-weight: ${theme.weight.regular};
  }
`;

const AS = { paper: '', key: '参考答案', sheet: '答题卡' } as const satisfies Record<PrintAs, string>;

/** Title, duration and version; for students also fields for name and score. */
export const PrintHead = ({ paper, as, version }: PrintHeadProps) => (
  <Root>
    <h1>
      {paper.title}
      {AS[as] !== '' && <> {AS[as]}</>}
    </h1>
    <p>
      {version} 卷　满分 {formatPoints(paper.totalPoints)} 分　时间 {paper.durationMin} 分钟
    </p>
    {as !== 'key' && (
      <div data-part="who">
        {['姓名', '班级', '学号', '考号'].map((name) => (
          <span key={name}>
            {name}
            <i />
          </span>
        ))}
      </div>
    )}
    {as === 'paper' && (
      <table>
        <tbody>
          <tr>
            <th scope="row">大题</th>
            {paper.sections.map(({ name, questions }, place) => (
              <td key={questions[0]?.id ?? name}>{sectionNumeral(place)}</td>
            ))}
            <td>总分</td>
          </tr>
          <tr>
            <th scope="row">得分</th>
            {paper.sections.map(({ name, questions }) => (
              <td key={questions[0]?.id ?? name} aria-label={`${name}得分`} />
            ))}
            <td aria-label="总分" />
          </tr>
        </tbody>
      </table>
    )}
  </Root>
);
